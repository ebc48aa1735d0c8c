import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from '@advisor/federation/build/webpack-base';
import type { Configuration } from 'webpack';

export const root = join(import.meta.dirname, '../..');
export const productDir = join(root, 'dist/product');

export interface App {
  /** Folder, `host`, `mfe-…`, or `mfe-…/embed`. */
  name: string;
  dir: string;
  /** `embed`: a page of its own for other applications, from a remote's sources. */
  kind: 'host' | 'remote' | 'embed';
}

/** The host, each remote that has a build, and their pages for other applications. */
export function findApps(): App[] {
  const folders = readdirSync(root).filter((name) => name === 'host' || name.startsWith('mfe-'));
  const app = (name: string, kind: App['kind']): App => ({ name, dir: join(root, name), kind });
  return [
    ...folders.map((name) => app(name, name === 'host' ? 'host' : 'remote')),
    ...folders.map((name) => app(`${name}/embed`, 'embed')),
  ].filter(({ dir }) => existsSync(join(dir, 'webpack.config.ts')));
}

/** How an app is built. */
export async function configurationOf(
  { dir }: App,
  options: Omit<BuildOptions, 'dir'>,
): Promise<Configuration> {
  const { default: configure } = (await import(join(dir, 'webpack.config.ts'))) as {
    default: (buildOptions: typeof options) => Configuration;
  };
  return configure(options);
}
