/**
 * npm run sweep -- <folder of repositories> [--log <file>] [--most <roots of a repository>] [--bundle <cli.js>]: draws the
 * roots of real repositories, one after the other, with no network, and says how that went: exit codes, crashes, roots
 * that were not planned and why, resources that the code alone shows and the plan loses without a word, CPU, memory.
 * Each root is a line of the log; what stands there already is not drawn again.
 */
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { rootsIn, someOf } from './sweep/roots.mjs';
import { drawRoot } from './sweep/run.mjs';
import { summary } from './sweep/summary.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    log: { type: 'string', default: 'sweep.jsonl' },
    most: { type: 'string', default: '15' },
    bundle: { type: 'string', default: new URL('../dist/cli.js', import.meta.url).pathname },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('npm run sweep -- <folder of repositories>');
  process.exit(2);
}

const recordsIn = (log) =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : [];

/** One root of each repository, then the second of each: a sweep that is stopped has seen all of them. */
function inTurn(lists) {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}

const repositories = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => join(resolve(folder), name))
  .sort();
const roots = inTurn(repositories.map((repository) => someOf(rootsIn(repository), Number(values.most))));
const known = new Set(recordsIn(values.log).map(({ root }) => root));
console.log(`${roots.length} roots of ${repositories.length} repositories`);

const place = mkdtempSync(join(tmpdir(), 'groundplan-sweep-'));
try {
  for (const root of roots) {
    const name = relative(resolve(folder), root);
    if (known.has(name)) continue;
    const record = { root: name, ...(await drawRoot(resolve(values.bundle), root, place)) };
    appendFileSync(values.log, `${JSON.stringify(record)}\n`);
  }
} finally {
  rmSync(place, { recursive: true, force: true });
}
const wanted = new Set(roots.map((root) => relative(resolve(folder), root)));
console.log(summary(recordsIn(values.log).filter(({ root }) => wanted.has(root))));
