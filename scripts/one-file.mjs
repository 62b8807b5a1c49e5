/**
 * node scripts/one-file.mjs <file>: the command line program of dist/ as one file, to be carried around. It needs nothing
 * but Node to be made, and its code is that of dist/, each file of it in a function.
 */
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const DIST = new URL('../dist/', import.meta.url);
const FIRST = 'cli.js';
const SHEBANG = '#!/usr/bin/env node\n';

const read = (name) => readFileSync(new URL(name, DIST), 'utf8').replace(SHEBANG, '');
const inFunction = ([name, text]) => `${JSON.stringify(name)}(module, exports, require) {\n${text}},\n`;

const parts = readdirSync(new URL('parts/', DIST)).sort();
const texts = [[FIRST, read(FIRST)], ...parts.map((name) => [name, read(`parts/${name}`)])];

/** They ask for each other by paths that no longer lead anywhere. */
const one = `${SHEBANG}"use strict";
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
writeFileSync(path, one);
chmodSync(path, 0o755);
