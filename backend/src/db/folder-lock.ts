import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from '../start-error';

/**
 * Claims the folder of the embedded database for this process: two processes writing one folder
 * would destroy it. A lock left behind by a process that no longer runs is taken over.
 *
 * @returns the function that gives the folder back
 * @throws StartError when another process has the folder
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  claim(file, folder);
  return () => rmSync(file, { force: true });
}

function claim(file: string, folder: string, isRetry = false): void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || isRetry) throw error;
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner !== process.pid && isRunning(owner)) {
      throw new StartError(`The data folder ${folder} is in use by process ${owner}.`);
    }
    rmSync(file, { force: true });
    claim(file, folder, true);
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
