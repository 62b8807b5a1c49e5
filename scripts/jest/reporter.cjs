const { writeSync } = require('node:fs');

/** Closes the run with one line that a script can read: `N passed, N failed, N skipped`. */
module.exports = class ClosingLine {
  onRunComplete(_contexts, results) {
    // A file that does not load has no tests to count, and is a failure all the same.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    // Jest puts its own summary after every other reporter; this line has to be the last one.
    process.once('exit', () =>
      writeSync(1, `${results.numPassedTests} passed, ${failed} failed, ${skipped} skipped\n`),
    );
  }
};
