import type { Compiler } from 'webpack';
import { replacementOf } from './antd-replacements.mjs';

/**
 * Puts `shared/ui/src/antd-static` in the place of antd's run-time style engine, whose stylesheets
 * are generated ahead. An import that a replacement does not export fails the build.
 */
export class StaticAntd {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('StaticAntd', (factory) => {
      factory.hooks.beforeResolve.tap('StaticAntd', (data) => {
        const replacement = replacementOf(data.context, data.request);
        if (replacement !== undefined) data.request = replacement;
      });
    });
  }
}
