/**
 * Builds dist/ (the command line program, the GitHub Action and the licences of the bundled packages), action.yml and the tables of
 * options in docs/.
 *
 *   node scripts/build.mjs           writes the files
 *   node scripts/build.mjs --check   compares them with a fresh build; exits with 1 if they differ
 *
 * docs/decisions/0001-commonjs-bundle.md explains why the bundles are CommonJS.
 */
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { withoutAssets } from './build/assets.mjs';
import { bundle } from './build/bundle.mjs';
import { licences } from './build/licences.mjs';
import { metadata } from './build/metadata.mjs';
import { split } from './build/split.mjs';
import { stamped } from './build/stamp.mjs';

const ROOT = new URL('..', import.meta.url);

/** Returns the content of each generated file, by its path from the root of the repository. */
async function buildFiles() {
  const cli = await split();
  const action = await bundle({ entry: 'src/action/bin.ts', usesImportMeta: true });
  return new Map([
    ...[...stamped(cli.texts)].map(([name, text]) => [`dist/${name}`, text]),
    ...stamped(new Map([['dist/action.js', action.text]])),
    // Overrides "type": "module" in the package.json of the repository: the bundles are CommonJS.
    ['dist/package.json', '{ "type": "commonjs" }\n'],
    ['dist/LICENSES.txt', licences([...cli.inputs, ...action.inputs])],
    ...(await metadata()),
  ]);
}

function write(files) {
  mkdirSync(new URL('dist/parts/', ROOT), { recursive: true });
  for (const name of obsoleteParts(files)) rmSync(new URL(name, ROOT));
  for (const [name, content] of files) writeFileSync(new URL(name, ROOT), content);
  chmodSync(new URL('dist/cli.js', ROOT), 0o755);
}

/** Returns the parts of an earlier build that no longer exist. */
const obsoleteParts = (files) =>
  readdirSync(new URL('dist/parts/', ROOT))
    .map((name) => `dist/parts/${name}`)
    .filter((name) => !files.has(name));

/** Returns the paths of files that differ from the committed ones. */
function differences(files) {
  const changed = [...files].filter(([name, content]) => {
    const committed = readOrEmpty(new URL(name, ROOT));
    return committed !== content && withoutAssets(committed) !== withoutAssets(content);
  });
  return [...changed.map(([name]) => name), ...obsoleteParts(files)];
}

function readOrEmpty(url) {
  try {
    return readFileSync(url, 'utf8');
  } catch {
    return '';
  }
}

const files = await buildFiles();
if (process.argv.includes('--check')) {
  const names = differences(files);
  if (names.length > 0)
    console.error(`${names.join(', ')}: not what the sources build. Run npm run build and commit it.`);
  process.exitCode = names.length > 0 ? 1 : 0;
} else {
  write(files);
}
