/**
 * npm run sweep -- <folder of repositories> [--log <file>] [--most <roots per repository>] [--bundle <cli.js>]: draws the root
 * modules of real repositories one after the other, without a network, and prints a summary: exit codes, crashes, roots that could
 * not be planned, resources in the code that the plan silently lacks, CPU and memory.
 * Each root is a line of the log. Roots in the log are not drawn again.
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

/** Takes the first root of each repository, then the second of each, so that an interrupted sweep covers all repositories. */
function alternate(lists) {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}

const repositories = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => join(resolve(folder), name))
  .sort();
const roots = alternate(repositories.map((repository) => someOf(rootsIn(repository), Number(values.most))));
const known = new Set(recordsIn(values.log).map(({ root }) => root));
console.log(`${roots.length} roots of ${repositories.length} repositories`);

const temporary = mkdtempSync(join(tmpdir(), 'groundplan-sweep-'));
try {
  for (const root of roots) {
    const name = relative(resolve(folder), root);
    if (known.has(name)) continue;
    const record = { root: name, ...(await drawRoot(resolve(values.bundle), root, temporary)) };
    appendFileSync(values.log, `${JSON.stringify(record)}\n`);
  }
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
const selected = new Set(roots.map((root) => relative(resolve(folder), root)));
console.log(summary(recordsIn(values.log).filter(({ root }) => selected.has(root))));
