/** node scripts/hostile.mjs <empty folder>: writes each row of the hostile test corpus as a folder, for inspection. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [folder] = process.argv.slice(2);
if (folder === undefined || (existsSync(folder) && readdirSync(folder).length > 0)) {
  console.error('node scripts/hostile.mjs <empty folder>');
  process.exit(2);
}

const root = resolve(import.meta.dirname, '..');
const outfile = join(tmpdir(), `groundplan-hostile-corpus-${process.pid}.mjs`);
await build({
  stdin: {
    contents: "export { CORPUS } from './corpus/index.js'; export { write } from './support/machine.js';",
    resolveDir: join(root, '__tests__/hostile'),
  },
  ...{ outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' },
});
const { CORPUS, write } = await import(pathToFileURL(outfile).href);
rmSync(outfile);

/** Placeholders such as `@KEY@` are not replaced. */
const REPLACEMENTS = {};
let count = 0;
for (const { about, rows } of CORPUS) {
  for (const [at, row] of rows.entries()) {
    const target = join(
      resolve(folder),
      about,
      `${String(at).padStart(3, '0')} ${row.name.replace(/[^\w ,.-]+/g, '-')}`,
    );
    const { files, served = {}, tree, ...rest } = row;
    mkdirSync(join(target, 'repository'), { recursive: true });
    write(join(target, 'repository'), files, REPLACEMENTS);
    const data = { ...rest, ...(tree && { tree }), served: Object.keys(served) };
    writeFileSync(join(target, 'row.json'), `${JSON.stringify(data, null, 2)}\n`);
    count++;
  }
}
console.log(`${count} hostile repositories in ${resolve(folder)}`);
