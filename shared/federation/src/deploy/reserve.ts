import { randomBytes } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Several times what a registry takes. In bytes. */
const size = 1024 * 1024;
const chunk = 64 * 1024;

/** How often a write is tried while others free and fill the reserve, and the pause in ms. */
const attempts = 20;
const pause = 50;

const fileOf = (root: string) => join(root, '.reserve');

const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

/** As much of the reserve as the disk has space for; content that no file system packs. */
async function fillReserve(root: string): Promise<void> {
  const present = await stat(fileOf(root)).then(
    (file) => file.size,
    () => 0,
  );
  if (present >= size) return;
  // Appended to: whoever frees it meanwhile gets all of it once this is closed.
  const handle = await open(fileOf(root), 'a');
  try {
    for (let filled = present; filled < size; filled += chunk) {
      await handle.write(randomBytes(chunk));
    }
  } finally {
    await handle.close();
  }
}

/**
 * Writes what has to be written even when the disk is full, as a rollback has to: a reserve in the
 * deploy root is given up for it, and laid by again afterwards as far as there is space. Several
 * commands at once may give it up and take of it.
 * @param write may be called again, after it has failed for lack of space
 */
export async function writeWithReserve<T>(root: string, write: () => Promise<T>): Promise<T> {
  const tryWriting = async (left: number): Promise<T> => {
    try {
      return await write();
    } catch (error) {
      if (!isDiskFull(error) || left === 0) throw error;
      await rm(fileOf(root), { force: true });
      if (left < attempts) await setTimeout(pause);
      return tryWriting(left - 1);
    }
  };
  const written = await tryWriting(attempts);
  await fillReserve(root).catch((error: unknown) => {
    // What fitted in is kept.
    if (!isDiskFull(error)) throw error;
  });
  return written;
}
