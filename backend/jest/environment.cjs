const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

const frameworkState = new Set(['JEST_STATE_SYMBOL', 'EVENT_HANDLERS']);

/** The process itself instead of a copy of its globals for each test file. */
module.exports = class ProcessEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #before = { console, exit: process.exit, prepareStackTrace: Error.prepareStackTrace };

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {
    // Node itself reads the source maps of what it has loaded.
    Error.prepareStackTrace = undefined;
  }

  /** What jest has put into the process for this test file, and what would keep its tests in memory. */
  async teardown() {
    this.fakeTimersModern.dispose();
    const { console, exit, prepareStackTrace } = this.#before;
    globalThis.console = console;
    process.exit = exit;
    Error.prepareStackTrace = prepareStackTrace;
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (frameworkState.has(symbol.description)) delete globalThis[symbol];
    }
  }

  exportConditions() {
    return ['node'];
  }

  /** Nothing is evaluated apart from the process. */
  getVmContext() {
    return null;
  }
};
