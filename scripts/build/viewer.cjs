/** What runs in a page, as text: a program that a `.bundle` names by its entry, and style sheets, both minified. */
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { buildSync } = require('esbuild');

/** Browsers of the last two years. */
const TARGET = ['chrome115', 'firefox115', 'safari16.4'];

/**
 * Properties of its own that the program calls by short names: none that a browser has, and none of the data of the page
 * (boxes, lines, flows, name, steps). The tests in a browser would not get far with a wrong one here.
 */
const OWN = /^(around|arrows|camera|chosen|collapsed|covers|drawFolds|elementOf|hasAddress|isBox|isEndWanted|keep|layersOff|listeners|nameOf|numberOf|onMove|picture|place|redraw|sayOf|shown|things|twoWay|whole|words)$/;

/** @param {string} path of a `.bundle` or a `.css` @returns {string} ASCII, without an end of line */
exports.textOf = (path) => {
  const entry = path.endsWith('.bundle') ? join(dirname(path), readFileSync(path, 'utf8').trim()) : path;
  const result = buildSync({
    entryPoints: [entry],
    write: false,
    bundle: true,
    minify: true,
    mangleProps: OWN,
    format: 'iife',
    target: TARGET,
    charset: 'ascii',
    legalComments: 'none',
    logLevel: 'warning',
  });
  return result.outputFiles[0].text.trim();
};
