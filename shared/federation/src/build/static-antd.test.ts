import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { compile } from './compile';
import { baseConfig } from './webpack-base';

const outputPath = mkdtempSync(join(tmpdir(), 'static-antd-'));

afterAll(() => rmSync(outputPath, { recursive: true, force: true }));

it('leaves popups out of what every page begins with', async () => {
  const built: string[] = [];
  const config = baseConfig({ dir: import.meta.dirname, mode: 'development', outputPath });
  await compile({
    ...config,
    entry: '../../../ui/src/core.ts',
    plugins: [
      ...config.plugins,
      (compiler: webpack.Compiler) => {
        compiler.hooks.compilation.tap('Built', ({ hooks }) => {
          hooks.succeedModule.tap('Built', (module) => void built.push(module.identifier()));
        });
      },
    ],
  });
  expect(built.filter((module) => module.includes('/antd/es/config-provider/'))).not.toEqual([]);
  expect(built.filter((module) => module.includes('/@rc-component/trigger/'))).toEqual([]);
}, 60_000);
