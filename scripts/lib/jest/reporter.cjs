const { report } = require('./report-file.cjs');

/** Writes what a test file showed as soon as it is done: a run that is ended keeps what it has. */
module.exports = class Reporter {
  onTestResult(_, { testFilePath, testResults, testExecError, failureMessage }) {
    const tests = testResults.map(({ fullName, duration, status }) => ({
      name: fullName,
      seconds: (duration ?? 0) / 1000,
      status,
    }));
    // A file that does not even load has no tests to count.
    const broken = testExecError !== undefined || (tests.length === 0 && failureMessage);
    report({ file: testFilePath, tests, broken: Boolean(broken) });
  }
};
