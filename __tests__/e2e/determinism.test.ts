/** The same input gives the same bytes: whatever the machine's settings, the folder, and the order of keys. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, fixture, groundplan } from '../support/run.js';

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Objects with their members in reverse order. Arrays keep theirs: there order is content. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversed(member)]),
  );
}

/** Lists of a graph file are sets. */
const reversedGraph = (graph: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(graph)
      .reverse()
      .map(([key, targets]) => [key, [...targets].reverse()]),
  );

const read = (path: string) => JSON.parse(readFileSync(fixture(path), 'utf8'));

const SETTINGS = [
  { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' },
  { TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  { TZ: 'America/St_Johns', LANG: 'sv_SE.UTF-8', LC_ALL: 'sv_SE.UTF-8', COLUMNS: '40' },
];

describe.each([
  ['a plan', read('aws-web-shop/plan.json'), reversed],
  ['a graph', read('shop-platform/graph.json'), reversedGraph],
  ['all corners of the format', read('two-parents/graph.json'), reversedGraph],
])('%s', (_name, input, shuffled) => {
  test.each(['svg', 'png'])('gives one %s', async (format) => {
    const hashes = new Set<string>();
    for (const [at, env] of SETTINGS.entries()) {
      const cwd = emptyFolder();
      const name = 'input.json';
      writeFileSync(join(cwd, name), JSON.stringify(at === 0 ? input : shuffled(input), null, at));
      const { code, out, err } = await groundplan(['draw', '--source', name, '--format', format, '--outfile', '-'], {
        ...{ cwd, env, isAlone: true },
      });
      expect({ code, err }).toMatchObject({ code: 0 });
      hashes.add(hash(out));
    }
    expect(hashes.size).toBe(1);
  });
});
