import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { deployedVersion, liveHostVersion } from '../../support/remote-files';
import { root } from '../federation/server';

/** `npm run mfe` of a workspace, while everything else goes on. */
export async function mfe(workspace: string, ...args: string[]): Promise<void> {
  const command = path.join(workspace, 'scripts/mfe.mjs');
  await promisify(execFile)(process.execPath, [command, ...args], { cwd: workspace });
}

/** Writes a build that differs from the live one of `name`, without building. */
async function writeNextBuild(product: string, name: string, folder: string): Promise<void> {
  const isHost = name === 'host';
  const live = isHost
    ? path.join(product, 'host', liveHostVersion(product))
    : path.join(product, 'remotes', name, deployedVersion(product, name));
  await cp(live, folder, { recursive: true });
  if (isHost) {
    const document = path.join(folder, 'index.html');
    await writeFile(document, `${await readFile(document, 'utf8')}<!-- ${folder} -->`);
  } else {
    await writeFile(path.join(folder, 'next.txt'), folder);
  }
}

/** Deploys another version of an app to everybody; `folder` has to be a new one. */
export async function deployNext(product: string, name: string, folder: string): Promise<void> {
  await writeNextBuild(product, name, folder);
  await mfe(root, 'deploy', name, '--to', product, '--build', folder);
}

export const rollBack = (product: string, name: string): Promise<void> =>
  mfe(root, 'rollback', name, '--to', product);
