const { writeSync } = require('node:fs');

/** Prints `N passed, N failed, N skipped` as the last line of a run, for scripts. */
module.exports = class ClosingLine {
  onRunComplete(_contexts, results) {
    // A file that fails to load has no tests, but counts as a failure.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    // Jest prints its summary after all reporters, and this line must be last.
    process.once('exit', () =>
      writeSync(1, `${results.numPassedTests} passed, ${failed} failed, ${skipped} skipped\n`),
    );
  }
};
