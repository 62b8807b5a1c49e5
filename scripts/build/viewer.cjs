/** What runs in a page, as text: a program that a `.bundle` names by its entry, and style sheets, both minified. */
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { buildSync } = require('esbuild');

/** Browsers of the last two years. */
const TARGET = ['chrome115', 'firefox115', 'safari16.4'];

/** @param {string} path of a `.bundle` or a `.css` @returns {string} ASCII, without an end of line */
exports.textOf = (path) => {
  const entry = path.endsWith('.bundle') ? join(dirname(path), readFileSync(path, 'utf8').trim()) : path;
  const result = buildSync({
    entryPoints: [entry],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGET,
    charset: 'ascii',
    legalComments: 'none',
    logLevel: 'warning',
  });
  return result.outputFiles[0].text.trim();
};
