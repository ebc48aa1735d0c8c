import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { type NeighbourFactories, neighbourNames } from '../neighbours/neighbours';
import { StartError } from '../platform/start-error';

const factory = z.custom<(...args: never[]) => unknown>((value) => typeof value === 'function');
const factoriesSchema = z.partialRecord(z.enum(neighbourNames), factory);

/**
 * The bank's own implementations of the ports.
 * @param file a module whose default export names them; absent: none
 * @throws StartError when it cannot be loaded, or names a port that there is not
 */
export async function loadNeighbours(file: string | undefined): Promise<NeighbourFactories> {
  if (file === undefined) return {};
  const module = await import(pathToFileURL(resolve(file)).href).catch((error: unknown) => {
    throw new StartError(`NEIGHBOURS: ${file} cannot be loaded: ${String(error)}`);
  });
  // A name that is misspelt must not leave the reference implementation in its place.
  const parsed = factoriesSchema.safeParse((module as { default?: unknown }).default);
  if (parsed.success) return parsed.data as NeighbourFactories;
  const names = neighbourNames.join(', ');
  throw new StartError(`NEIGHBOURS: the default export of ${file} takes functions named ${names}.`);
}
