import { build, type Plugin } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { standIn } from './static-antd';

const ui = fileURLToPath(new URL('../../../ui', import.meta.url));

/** What the sources of `shared/ui` import of antd and of its icons. */
function importedModules(): string[] {
  const sources = readdirSync(join(ui, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ui, 'src', file), 'utf8'));
  return [...new Set(sources.join('\n').match(/(?<=')(antd|@ant-design\/icons)\/es\/[^']+(?=')/g))];
}

const staticAntd: Plugin = {
  name: 'static-antd',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path, resolveDir }) => {
      const file = standIn(path, resolveDir);
      return file === undefined ? undefined : { path: file };
    });
  },
};

/**
 * Once a run of the unit tests: antd as the product has it, without its run-time style engine, in
 * some dozen modules. jest would load more than a thousand of them anew for each test file.
 */
export default async function bundleAntd(): Promise<void> {
  await build({
    absWorkingDir: ui,
    entryPoints: Object.fromEntries(importedModules().map((name) => [name, name])),
    outdir: join(ui, 'node_modules/.cache/antd-for-tests'),
    bundle: true,
    // Tests load what they need of it, and what modules share is one instance.
    splitting: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"test"' },
    external: ['react', 'react-dom', 'dayjs'],
    plugins: [staticAntd],
  });
}
