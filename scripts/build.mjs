/**
 * Builds dist/: one self-contained file, and the licences of what is in it.
 *
 *   node scripts/build.mjs           writes dist/
 *   node scripts/build.mjs --check   compares dist/ with a fresh build; exit 1 when they differ
 *
 * CommonJS, not ESM, and why: docs/decisions/0001-commonjs-bundle.md.
 */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { assets, withoutAssets } from './build/assets.mjs';
import { licences } from './build/licences.mjs';

const ROOT = new URL('..', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));

/** Name in dist/ -> content. */
async function fresh() {
  const result = await build({
    absWorkingDir: new URL('.', ROOT).pathname,
    entryPoints: ['src/cli/bin.ts'],
    outfile: 'dist/cli.js',
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.11',
    charset: 'ascii',
    legalComments: 'eof',
    banner: { js: '#!/usr/bin/env node' },
    define: { GROUNDPLAN_VERSION: JSON.stringify(version) },
    plugins: [assets()],
    metafile: true,
    logLevel: 'warning',
  });
  return new Map([
    ['cli.js', result.outputFiles[0].text],
    // The folder above says "type": "module"; inside dist/ a .js file is CommonJS, as it is where dist/ is not unpacked.
    ['package.json', '{ "type": "commonjs" }\n'],
    ['LICENSES.txt', licences(Object.keys(result.metafile.inputs))],
  ]);
}

function write(files) {
  mkdirSync(new URL('dist/', ROOT), { recursive: true });
  for (const [name, content] of files) writeFileSync(new URL(`dist/${name}`, ROOT), content);
  chmodSync(new URL('dist/cli.js', ROOT), 0o755);
}

function differences(files) {
  return [...files].filter(([name, content]) => {
    const committed = readOrEmpty(new URL(`dist/${name}`, ROOT));
    return committed !== content && withoutAssets(committed) !== withoutAssets(content);
  });
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
  const names = differences(files).map(([name]) => `dist/${name}`);
  if (names.length > 0)
    console.error(`${names.join(', ')}: not what the sources build. Run npm run build and commit it.`);
  process.exitCode = names.length > 0 ? 1 : 0;
} else {
  write(files);
}
