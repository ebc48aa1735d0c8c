import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NeighbourFactories } from '../neighbours/neighbours';
import { StartError } from '../platform/start-error';

/**
 * The bank's own implementations of the ports.
 * @param file a module whose default export names them; absent: none
 * @throws StartError when it cannot be loaded
 */
export async function loadNeighbours(file: string | undefined): Promise<NeighbourFactories> {
  if (file === undefined) return {};
  try {
    const module = (await import(pathToFileURL(resolve(file)).href)) as {
      default: NeighbourFactories;
    };
    return module.default;
  } catch (error) {
    throw new StartError(`NEIGHBOURS: ${file} cannot be loaded: ${String(error)}`);
  }
}
