/** One entry and all that it imports as one CommonJS file: docs/decisions/0001-commonjs-bundle.md. */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { inAscii } from './ascii.mjs';
import { assets } from './assets.mjs';
import { tightPackages } from './packages.mjs';
import { without } from './without.mjs';

const ROOT = new URL('../../', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));

/** For packages that are ES modules and ask where they are: Azure's storage client, to make itself a `require`. */
const HERE = 'GROUNDPLAN_HERE';
const SAY_WHERE = `const ${HERE} = require('node:url').pathToFileURL(__filename).href;`;

/**
 * Line breaks stay: an error that nobody catches prints its line, and the line of a minified file is all of it.
 * @returns the text, and the files that it is made of
 */
export async function bundle({ entry, banner = '', asksWhere = false }) {
  const result = await build({
    absWorkingDir: ROOT.pathname,
    entryPoints: [entry],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.11',
    charset: 'ascii',
    legalComments: 'eof',
    banner: { js: asksWhere ? SAY_WHERE : banner },
    define: { GROUNDPLAN_VERSION: JSON.stringify(version), ...(asksWhere && { 'import.meta.url': HERE }) },
    plugins: [assets(), without(), tightPackages()],
    metafile: true,
    logLevel: 'warning',
  });
  return { text: inAscii(result.outputFiles[0].text), inputs: Object.keys(result.metafile.inputs) };
}
