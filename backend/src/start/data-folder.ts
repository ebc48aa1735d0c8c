import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartError } from '../platform/start-error';

/**
 * Creates the folder, for its owner alone, unless it is there.
 *
 * @throws StartError when it cannot be written
 */
export function createDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(
      `The data folder ${folder} cannot be written; choose another one with --data.`,
    );
  }
}
