/**
 * node scripts/one-file.mjs <file>: writes the command line program of dist/ as one file. Each file of dist/ becomes a function, so
 * the script needs only Node.
 */
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const DIST = new URL('../dist/', import.meta.url);
const FIRST = 'cli.js';
const SHEBANG = '#!/usr/bin/env node\n';

const read = (name) => readFileSync(new URL(name, DIST), 'utf8').replace(SHEBANG, '');
const inFunction = ([name, text]) => `${JSON.stringify(name)}(module, exports, require) {\n${text}},\n`;

const parts = readdirSync(new URL('parts/', DIST)).sort();
const texts = [[FIRST, read(FIRST)], ...parts.map((name) => [name, read(`parts/${name}`)])];

/** `ask` replaces `require`, because the files load each other by path. */
const program = `${SHEBANG}"use strict";
const files = {
${texts.map(inFunction).join('')}};
const loaded = {};
const ask = (path) => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!path.startsWith('.') || !Object.hasOwn(files, name)) return require(path);
  if (!Object.hasOwn(loaded, name)) {
    loaded[name] = { exports: {} };
    if (name === '${FIRST}') ask.main = loaded[name];
    files[name](loaded[name], loaded[name].exports, ask);
  }
  return loaded[name].exports;
};
ask('./${FIRST}');
`;

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('node scripts/one-file.mjs <file>');
writeFileSync(path, program);
chmodSync(path, 0o755);
