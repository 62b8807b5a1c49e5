/**
 * fast-check with a fixed seed, so that a commit always gives the same result. GROUNDPLAN_SEED=random tries other inputs;
 * GROUNDPLAN_SEED=<number> repeats a failure. Without GROUNDPLAN_LONG=all, each property runs a quarter as often.
 */
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const { GROUNDPLAN_SEED: seed = '1', GROUNDPLAN_LONG: long } = process.env;
if (seed !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });

const DIVISOR = 4;
/** Default number of runs of fast-check. */
const DEFAULT_RUNS = 100;
/** Minimum number of runs. */
const RUNS_MIN = 10;

/** Reduces the number of runs. Examples count as runs, and all of them are tried. */
function shorter({ numRuns = DEFAULT_RUNS, examples = [], ...others } = {}) {
  const runs = Math.max(Math.ceil(numRuns / DIVISOR), RUNS_MIN) + examples.length;
  return { ...others, examples, numRuns: Math.min(numRuns, runs) };
}

/** False with another seed, because repeating a failure by its path needs the original number of runs. */
const isShorter = long !== 'all' && seed === '1';

const shortened = { ...fc, assert: (property, parameters) => fc.assert(property, shorter(parameters)) };
shortened.default = shortened;
Object.defineProperty(shortened, '__esModule', { value: true });

module.exports = isShorter ? shortened : fc;
