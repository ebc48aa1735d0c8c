import { NotArrivedError } from './not-arrived';

/** Files that did not arrive, or not as they have to be. */
const failed = new Set<string>();

/** Asks for a file past the browser's cache, which then has it as it is now. */
async function renew(url: string, signal: AbortSignal): Promise<void> {
  try {
    const answer = await fetch(url, { cache: 'reload', signal });
    // The cache has it only once it has been read.
    if (answer.ok) await answer.blob();
    else throw new Error(`answered by ${answer.status}`);
  } catch (cause) {
    throw new NotArrivedError(`${url}: ${String(cause)}`, { cause });
  }
}

/**
 * Loads a file, past the cache when it failed before: files never change under their names, so that the
 * browser would keep for ever what arrived damaged. Asks the server once: its callers try again by
 * themselves.
 * @param signal of the attempt; a file that was only too slow may be in the cache by the next one
 */
export async function pastCache<T>(
  url: string,
  load: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  if (failed.has(url)) await renew(url, signal);
  try {
    const loaded = await load();
    failed.delete(url);
    return loaded;
  } catch (error) {
    if (!signal.aborted) failed.add(url);
    throw error;
  }
}
