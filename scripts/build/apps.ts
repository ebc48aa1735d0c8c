import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const productDir = join(root, 'dist/product');

export interface App {
  /** Folder name, `host` or `mfe-…`. */
  name: string;
  dir: string;
  isHost: boolean;
}

/** The host and each remote that has a build. */
export function findApps(): App[] {
  return readdirSync(root)
    .filter((name) => name === 'host' || name.startsWith('mfe-'))
    .filter((name) => existsSync(join(root, name, 'webpack.config.ts')))
    .map((name) => ({ name, dir: join(root, name), isHost: name === 'host' }));
}
