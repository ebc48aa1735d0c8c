import { accessSync, constants, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { Refusal } from './refusal.mjs';

/**
 * Checks the port before the build, which takes minutes.
 * @param {number} port
 * @param {string} advice what to do when it is in use
 * @returns {Promise<void>}
 * @throws {Refusal} when the port cannot be listened on
 */
export function assertPortFree(port, advice = 'choose another one with --port') {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? 'is in use by another program'
          : `cannot be used (${error.code})`;
      reject(new Refusal(`Port ${port} ${reason}; ${advice}.`));
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

/**
 * The folder itself, or the nearest one above it that exists, must be a writable folder.
 * @throws {Refusal} when it is not
 */
export function assertFolderWritable(folder) {
  let nearest = path.resolve(folder);
  while (!existsSync(nearest)) nearest = path.dirname(nearest);
  try {
    accessSync(`${nearest}${path.sep}`, constants.W_OK | constants.X_OK);
  } catch {
    throw new Refusal(
      `The data folder ${folder} cannot be written; choose another one with --data.`,
    );
  }
}
