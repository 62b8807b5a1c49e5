/**
 * Bundles the programs and style sheets of the HTML page as minified text. `scripts/build/assets.mjs` uses it for the
 * build, `scripts/jest/page.cjs` for tests.
 */
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { minifySync } = require('@swc/core');
const { buildSync } = require('esbuild');

/** Browsers of the last two years. */
const TARGET = ['chrome115', 'firefox115', 'safari16.4'];

/**
 * Properties that the program defines itself, which are shortened to one or two letters. A name that a browser also has,
 * that occurs in the page's JSON (boxes, kinds, flows, name, undrawn, risks), that is looked up by a text (side, flow, reach),
 * or that is the name of a message (connections) must not be in the list: the browser tests would fail.
 */
const SHORTENED_PROPERTIES = `
  about allParts answer apart arrival arrivals arriving arrows asked axes bounds branchesOfStarts camera cards
  certainty changeWords choose choosePart climbed collapsed connection cornersOf count covers current dashed
  departed departures depth describe direction distance down elementOf elements enclosing ends entry factor filters
  first fold follows followsAtStart from further goTo guests hasAddress hasFlows hiddenLayers hits hops host ids
  internetCount intoGuests isBox isEnd isEndWanted isExtra isInference isInternet isPassed isPathMissing
  isPortUnknown isReference isThin kind label leaving levelOf line lineOf lineOfHop lines listeners look mark mode
  move nameOf network number numberOf numbers only onMove onRest order origin page pan parents part parts path place
  placedLines placeOf places pointAt pointsNear previous protocol question reason redraw references referrers
  release reroutes results risk routeOf runsIn sayOf scale scene screen selected sense senses share show shown step
  subject subjects svg targets thin tick to twoWay unit view whole why without words zoom
`
  .trim()
  .split(/\s+/);

/** Matches the custom properties of the style sheets, and a colon after them: `--face: ` becomes `--f:`. No two begin with the same letter. */
const CUSTOM_PROPERTY = /--([efims])(?:dge|ace|nk|ark|oft)\b(?:(:) )?/g;

/**
 * Returns a program or style sheet as minified ASCII text, without a final line break.
 *
 * Programs are bundled by esbuild and minified again by SWC, which saves a further 4 percent. SWC may turn functions
 * into arrow functions, because no function of the program uses `this`.
 * @param {string} path of a `.bundle` file, which contains the name of the program's entry point, or of a `.css` file
 * @returns {string}
 */
exports.textOf = (path) => {
  const isStyleSheet = path.endsWith('.css');
  const result = buildSync({
    entryPoints: [isStyleSheet ? path : join(dirname(path), readFileSync(path, 'utf8').trim())],
    write: false,
    bundle: true,
    minify: true,
    mangleProps: new RegExp(`^(?:${SHORTENED_PROPERTIES.join('|')})$`),
    format: 'iife',
    target: TARGET,
    charset: 'ascii',
    legalComments: 'none',
    logLevel: 'warning',
  });
  const text = result.outputFiles[0].text.trim();
  if (isStyleSheet) return text.replace(CUSTOM_PROPERTY, (_, letter, colon = '') => `--${letter}${colon}`);
  return minifySync(text, { compress: { passes: 4, ecma: 2022, unsafe_arrows: true }, mangle: true }).code.trim();
};
