import type { Compiler } from 'webpack';

const name = 'StableIdsPlugin';

/** What the federation plugin makes of a container, by its identifiers, in which are whole paths. */
const made: Readonly<Record<string, RegExp>> = {
  container: /^container entry /,
  runtime: /[\\/]\.federation[\\/]entry\.\w+\.js/,
};

/** The same sources are the same build wherever the checkout lies: ids follow from no whole path. */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.moduleIds.tap({ name, stage: -1 }, (modules) => {
        for (const module of modules) {
          const identifier = module.identifier();
          const [id] = Object.entries(made).find(([, form]) => form.test(identifier)) ?? [];
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
