const { readFileSync, writeSync } = require('node:fs');
const { dirname, join } = require('node:path');

/** Returns the number of tests that __tests__/support/long.ts has left out. */
function leftOut() {
  try {
    const lines = readFileSync(join(dirname(process.env.GROUNDPLAN_TEST_FOLDERS), 'left-out'), 'utf8').split('\n');
    return lines.reduce((sum, line) => sum + Number(line), 0);
  } catch {
    // No file: nothing was left out.
    return 0;
  }
}

/** Prints how many tests the run has left out, and `N passed, N failed, N skipped` as its last line, for scripts. */
module.exports = class ClosingLine {
  onRunComplete(_contexts, results) {
    // A file that fails to load has no tests, but counts as a failure.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    const shortened = leftOut();
    // Jest prints its summary after all reporters, and this line must be last.
    process.once('exit', () => {
      if (shortened > 0) writeSync(1, `SHORTENED: ${shortened} tests left out; GROUNDPLAN_LONG=all runs all\n`);
      writeSync(1, `${results.numPassedTests} passed, ${failed} failed, ${skipped} skipped\n`);
    });
  }
};
