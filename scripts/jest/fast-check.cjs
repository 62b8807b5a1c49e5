/**
 * fast-check with one seed for every run: the same commit gives the same answer, here and in CI. Chance finds more over
 * time: GROUNDPLAN_SEED=random (or a number, the one that a failure has named). Without GROUNDPLAN_LONG=1 each property runs a
 * quarter as often.
 */
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const { GROUNDPLAN_SEED: seed = '1', GROUNDPLAN_LONG: long } = process.env;
if (seed !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });

const SHORTER = 4;
/** Runs of a property that states no number. */
const USUAL_RUNS = 100;
/** Few runs are few already. */
const RUNS_MIN = 10;

/** Examples count as runs, and all of them are tried. */
function shorter({ numRuns = USUAL_RUNS, examples = [], ...others } = {}) {
  const runs = Math.max(Math.ceil(numRuns / SHORTER), RUNS_MIN) + examples.length;
  return { ...others, examples, numRuns: Math.min(numRuns, runs) };
}

/** A failure that is repeated by its path needs the number of runs that it had. */
const isShorter = long !== '1' && seed === '1';

const shortened = { ...fc, assert: (property, parameters) => fc.assert(property, shorter(parameters)) };
shortened.default = shortened;
Object.defineProperty(shortened, '__esModule', { value: true });

module.exports = isShorter ? shortened : fc;
