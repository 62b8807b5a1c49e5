/** What runs in a page, as text: a program that a `.bundle` names by its entry, and style sheets, both minified. */
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { minifySync } = require('@swc/core');
const { buildSync } = require('esbuild');

/** Browsers of the last two years. */
const TARGET = ['chrome115', 'firefox115', 'safari16.4'];

/**
 * Properties of its own that the program calls by short names: none that a browser has, and none of the data of the page
 * (boxes, kinds, flows, name). The tests in a browser would not get far with a wrong one here.
 */
const OWN =
  /^(enclosing|arrows|camera|choose|selected|collapsed|covers|current|dashed|drawCollapsed|element|elementOf|fold|from|further|goTo|hasAddress|isBox|isEndWanted|isPathMissing|setHighlight|label|hiddenLayers|light|line|lines|listeners|mark|move|nameOf|numberOf|onMove|only|page|pan|bounds|scene|place|redraw|sayOf|scale|screen|sense|show|shown|step|svg|thin|elements|to|twoWay|path|direction|whole|words|zoom)$/;

/** Colours of the page: `--face: ` becomes `--f:`. No two begin alike. */
const COLOUR = /--([efims])(?:dge|ace|nk|ark|oft)\b(?:(:) )?/g;

/** Bundled by the one, and minified by the other once more: a twenty-fifth less. No function of it knows a `this`, so that all may be arrows. @param {string} path of a `.bundle` or a `.css` @returns {string} ASCII, without an end of line */
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
  const text = result.outputFiles[0].text.trim();
  if (path.endsWith('.css')) return text.replace(COLOUR, (_, letter, colon = '') => `--${letter}${colon}`);
  return minifySync(text, { compress: { passes: 4, ecma: 2022, unsafe_arrows: true }, mangle: true }).code.trim();
};
