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
    writeFileSync(file, identity(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || isRetry) throw error;
    const owner = readFileSync(file, 'utf8');
    const pid = Number.parseInt(owner, 10);
    if (pid !== process.pid && isRunning(pid) && owner === identity(pid)) {
      throw new StartError(`The data folder ${folder} is in use by process ${pid}.`);
    }
    rmSync(file, { force: true });
    claim(file, folder, true);
  }
}

/** A process's number, which another may get after it, and where the system tells it its start. */
function identity(pid: number): string {
  try {
    // Linux: the 22nd field, counted behind the program's name, which may hold anything.
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const start = status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
    return `${pid} ${start}`;
  } catch {
    return String(pid);
  }
}

function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
