/** Options of esbuild: docs/decisions/0001-commonjs-bundle.md. */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { inAscii } from './ascii.mjs';
import { assets } from './assets.mjs';
import { tightPackages } from './packages.mjs';
import { without } from './without.mjs';

export const ROOT = new URL('../../', import.meta.url).pathname;
const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));

/** Stands for the hash of the build, until all of its files are known: scripts/build/stamp.mjs. */
export const BUILD_MARK = 'groundplan-build-id';

/** Replaces `import.meta.url`, with which Azure's storage client, an ES module, creates a `require`. */
const HERE = 'GROUNDPLAN_HERE';
const DECLARE_HERE = `const ${HERE} = require('node:url').pathToFileURL(__filename).href;`;

/**
 * Bundles an entry and its imports as one CommonJS file. Line breaks stay, because an uncaught error prints its line, and a minified
 * file has only one.
 * @param {{ entry?: string, stdin?: object, banner?: string, usesImportMeta?: boolean, plugins?: object[] }} options
 * @returns the text, the paths of the bundled files, and the imports of each
 */
export async function bundle({ entry, stdin, banner = '', usesImportMeta = false, plugins = [] }) {
  const result = await build({
    absWorkingDir: ROOT,
    ...(stdin === undefined ? { entryPoints: [entry] } : { stdin: { ...stdin, resolveDir: ROOT } }),
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.11',
    charset: 'ascii',
    legalComments: 'eof',
    banner: { js: usesImportMeta ? DECLARE_HERE : banner },
    define: {
      GROUNDPLAN_VERSION: JSON.stringify(version),
      GROUNDPLAN_BUILD: JSON.stringify(BUILD_MARK),
      ...(usesImportMeta && { 'import.meta.url': HERE }),
    },
    plugins: [...plugins, assets(), without(), tightPackages()],
    metafile: true,
    // The bundle contains paths of packages, which must not depend on node_modules being a link.
    preserveSymlinks: true,
    logLevel: 'warning',
  });
  const { inputs } = result.metafile;
  return { text: inAscii(result.outputFiles[0].text), inputs: Object.keys(inputs), imports: inputs };
}
