/** Generates action.yml, the manual page and the tables of docs/ from the options and inputs that the program declares. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { generated } from './tables.mjs';

const ROOT = new URL('../../', import.meta.url);

const DECLARED = [
  `export { INPUTS } from './src/action/inputs/table.js';`,
  `export { OUTPUTS } from './src/action/outputs.js';`,
  `export { flagsOf, helpOf, longOf, rowsOf } from './src/cli/options.js';`,
  `export { createProgram } from './src/cli/main.js';`,
].join('\n');

/** Returns the content of each file by its path from the root of the repository. */
export const metadata = async () =>
  generated(await declarations(), (path) => readFileSync(new URL(path, ROOT), 'utf8'));

/** Bundles and loads the declarations without the rest of the program. */
async function declarations() {
  const result = await build({
    absWorkingDir: ROOT.pathname,
    stdin: { contents: DECLARED, resolveDir: ROOT.pathname },
    write: false,
    bundle: true,
    platform: 'node',
    // The command line's library is CommonJS.
    format: 'cjs',
    loader: { '.wasm': 'empty', '.ttf': 'empty', '.bundle': 'empty', '.css': 'empty' },
    define: { GROUNDPLAN_VERSION: '""' },
    plugins: [withoutCommands],
    logLevel: 'warning',
  });
  const module = { exports: {} };
  new Function('module', 'exports', 'require', result.outputFiles[0].text)(module, module.exports, createRequire(ROOT));
  return module.exports;
}

/** An esbuild plugin that leaves out the code of commands, which the command line loads when it runs one. */
const withoutCommands = {
  name: 'without-commands',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};
