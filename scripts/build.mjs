/**
 * Builds dist/: the command line program, a few files that need nothing else, the GitHub Action, which is one, and the
 * licences of what is in them; and action.yml with the tables in the pages, from the declarations of the action's inputs.
 *
 *   node scripts/build.mjs           writes them
 *   node scripts/build.mjs --check   compares them with a fresh build; exit 1 when they differ
 *
 * CommonJS, not ESM, and why: docs/decisions/0001-commonjs-bundle.md.
 */
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { withoutAssets } from './build/assets.mjs';
import { bundle } from './build/bundle.mjs';
import { licences } from './build/licences.mjs';
import { metadata } from './build/metadata.mjs';
import { split } from './build/split.mjs';

const ROOT = new URL('..', import.meta.url);

/** Path from the root of the repository -> content. */
async function fresh() {
  const cli = await split();
  const action = await bundle({ entry: 'src/action/bin.ts', asksWhere: true });
  return new Map([
    ...[...cli.texts].map(([name, text]) => [`dist/${name}`, text]),
    ['dist/action.js', action.text],
    // The folder above says "type": "module"; inside dist/ a .js file is CommonJS, as it is where dist/ is not unpacked.
    ['dist/package.json', '{ "type": "commonjs" }\n'],
    ['dist/LICENSES.txt', licences([...cli.inputs, ...action.inputs])],
    ...(await metadata()),
  ]);
}

function write(files) {
  mkdirSync(new URL('dist/parts/', ROOT), { recursive: true });
  for (const name of leftIn(files)) rmSync(new URL(name, ROOT));
  for (const [name, content] of files) writeFileSync(new URL(name, ROOT), content);
  chmodSync(new URL('dist/cli.js', ROOT), 0o755);
}

/** Files of the program as it was before. */
const leftIn = (files) =>
  readdirSync(new URL('dist/parts/', ROOT))
    .map((name) => `dist/parts/${name}`)
    .filter((name) => !files.has(name));

function differences(files) {
  const changed = [...files].filter(([name, content]) => {
    const committed = readOrEmpty(new URL(name, ROOT));
    return committed !== content && withoutAssets(committed) !== withoutAssets(content);
  });
  return [...changed.map(([name]) => name), ...leftIn(files)];
}

function readOrEmpty(url) {
  try {
    return readFileSync(url, 'utf8');
  } catch {
    return '';
  }
}

const files = await fresh();
if (process.argv.includes('--check')) {
  const names = differences(files);
  if (names.length > 0)
    console.error(`${names.join(', ')}: not what the sources build. Run npm run build and commit it.`);
  process.exitCode = names.length > 0 ? 1 : 0;
} else {
  write(files);
}
