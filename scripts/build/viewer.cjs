/** Builds the viewer of the HTML page: programs, of which a `.bundle` file names the entry, and style sheets, both minified. */
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { minifySync } = require('@swc/core');
const { buildSync } = require('esbuild');

/** Browsers of the last two years. */
const TARGET = ['chrome115', 'firefox115', 'safari16.4'];

/**
 * Properties of the viewer that esbuild renames to short names: none of the browser, and none of the page's data (boxes, kinds,
 * flows, name). A wrong entry fails the tests in a browser.
 */
const OWN =
  /^(enclosing|arrows|camera|choose|selected|collapsed|covers|current|dashed|drawCollapsed|element|elementOf|fold|from|further|goTo|hasAddress|isBox|isEndWanted|isPathMissing|setHighlight|label|hiddenLayers|light|line|lines|listeners|mark|move|nameOf|numberOf|onMove|only|page|pan|bounds|scene|place|redraw|sayOf|scale|screen|sense|show|shown|step|svg|thin|elements|to|twoWay|path|direction|whole|words|zoom)$/;

/** Matches the colour variables of the page. `--face: ` becomes `--f:`; no two have the same first letter. */
const COLOUR = /--([efims])(?:dge|ace|nk|ark|oft)\b(?:(:) )?/g;

/**
 * Returns a program or style sheet as minified ASCII text without line breaks at the end. esbuild bundles it, and swc then saves
 * another 4 %. No function of the viewer uses `this`, so all of them may become arrow functions.
 * @param {string} path of a `.bundle` or `.css` file
 */
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
