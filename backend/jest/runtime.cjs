const { pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');

const typeScript = import('tsx/esm/api').then(({ register }) => register());

/** What would replace or reload modules, and would do nothing here without telling. */
const ineffective = ['mock', 'doMock', 'unstable_mockModule', 'resetModules', 'isolateModules'];

/**
 * Lets Node load tests and sources, once a process: jest's own runtime evaluates every module, those
 * of the libraries included, for each test file again.
 */
module.exports = class NodeRuntime extends Runtime {
  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(file) {
    const jest = this.jestGlobals.jestObjectFor(file);
    for (const name of ineffective) {
      jest[name] = () => {
        throw new Error(`jest.${name}: the back end's tests share their modules`);
      };
    }
    globalThis.jest = jest;
    await typeScript;
    return import(pathToFileURL(file).href);
  }

  /** The framework keeps its state in its module: a fresh one for each test file. */
  requireInternalModule(file) {
    delete require.cache[file];
    return require(file);
  }

  /** That function of the process is Node's own. */
  installGetBuiltinModule() {}
};
