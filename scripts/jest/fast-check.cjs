/**
 * fast-check with one seed for every run: the same commit gives the same answer, here and in CI. Chance finds more over
 * time: GROUNDPLAN_SEED=random (or a number, the one that a failure has named).
 */
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const { GROUNDPLAN_SEED: seed = '1' } = process.env;
if (seed !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });

module.exports = fc;
