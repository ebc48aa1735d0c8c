import { join } from 'node:path';
import type { Compiler } from 'webpack';

const folder = new URL('../../../ui/src/antd-static/', import.meta.url).pathname;

/** Files of antd and of its icons, by their path without extension. */
const files: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\/antd\/es\/theme\/(useToken|internal|context|themes\/seed)$/, 'theme'],
  [/\/antd\/es\/theme\/util\/genStyleUtils$/, 'style-utils'],
  [/\/antd\/es\/tooltip\/UniqueProvider$/, 'shared-tooltip'],
  [/\/antd\/es\/locale\/en_US$/, '../antd-czech'],
  [/\/@ant-design\/icons\/es\/components\/AntdIconLight$/, '../icon-base'],
  [/\/@ant-design\/icons\/es\/cssUtils$/, 'icon-styles'],
  [/\/@rc-component\/util\/es\/Dom\/dynamicCSS$/, 'dynamic-css'],
  [/\/antd\/es\/(?!style\/)(?:[\w-]+\/)+style(?:\/\w+)?$/, 'style'],
];

/** Packages that only antd imports. */
const packages: Readonly<Record<string, string>> = {
  '@ant-design/cssinjs': 'css-in-js',
  '@rc-component/form': 'form',
  '@rc-component/util/es/Dom/dynamicCSS': 'dynamic-css',
};

/**
 * Puts `shared/ui/src/antd-static` in the place of antd's run-time style engine, whose stylesheets
 * are generated ahead. An import that a replacement does not export fails the build.
 */
export class StaticAntd {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('StaticAntd', (factory) => {
      factory.hooks.beforeResolve.tap('StaticAntd', (data) => {
        if (!data.context.includes('/node_modules/')) return;
        const replacement = data.request.startsWith('.')
          ? files.find(([pattern]) => pattern.test(join(data.context, data.request)))?.[1]
          : packages[data.request];
        if (replacement !== undefined) data.request = join(folder, `${replacement}.ts`);
      });
    });
  }
}
