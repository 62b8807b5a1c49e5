/** What esbuild is told: docs/decisions/0001-commonjs-bundle.md. */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { inAscii } from './ascii.mjs';
import { assets } from './assets.mjs';
import { tightPackages } from './packages.mjs';
import { without } from './without.mjs';

export const ROOT = new URL('../../', import.meta.url).pathname;
const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));

/** For packages that are ES modules and ask where they are: Azure's storage client, to make itself a `require`. */
const HERE = 'GROUNDPLAN_HERE';
const SAY_WHERE = `const ${HERE} = require('node:url').pathToFileURL(__filename).href;`;

/**
 * One entry and all that it imports as one CommonJS file, but for what a plugin says is elsewhere. Line breaks stay: an
 * error that nobody catches prints its line, and the line of a minified file is all of it.
 * @param {{ entry?: string, stdin?: object, banner?: string, asksWhere?: boolean, plugins?: object[] }} what
 * @returns the text, the files that it is made of, and what each of them imports
 */
export async function bundle({ entry, stdin, banner = '', asksWhere = false, plugins = [] }) {
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
    banner: { js: asksWhere ? SAY_WHERE : banner },
    define: { GROUNDPLAN_VERSION: JSON.stringify(version), ...(asksWhere && { 'import.meta.url': HERE }) },
    plugins: [...plugins, assets(), without(), tightPackages()],
    metafile: true,
    // Paths of packages stand in the bundle: the same where node_modules is a link to another folder.
    preserveSymlinks: true,
    logLevel: 'warning',
  });
  const { inputs } = result.metafile;
  return { text: inAscii(result.outputFiles[0].text), inputs: Object.keys(inputs), imports: inputs };
}
