import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/server';

/** Where the application of this folder has the package. */
export const packageIn = (folder: string) => path.join(folder, 'node_modules/@advisor/embed');

const run = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8' }).trim();

/** Builds the package and unpacks its archive there, with nothing of the workspace around it. */
export function installEmbedPackage(folder: string): void {
  const place = packageIn(folder);
  mkdirSync(place, { recursive: true });
  run(path.join(root, 'node_modules/.bin/tsx'), ['shared/embed/scripts/build.ts']);
  const archive = run('npm', [
    'pack',
    './shared/embed/dist',
    '--silent',
    `--pack-destination=${folder}`,
  ]);
  run('tar', ['-xzf', path.join(folder, archive), '-C', place, '--strip-components=1']);
}
