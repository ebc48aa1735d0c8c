/** As long as chunks are waited for. Milliseconds. */
const patienceMs = 20_000;

/** Asks for a file past the browser's cache, which then has it as it is now. */
async function renew(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(patienceMs) });
    // The cache has it only once it has been read.
    return answer.ok && Boolean(await answer.blob());
  } catch {
    return false;
  }
}

/**
 * Loads a file, and once more when it fails: files never change under their names, so that the browser
 * would keep for ever what arrived damaged. Builds do the same with their chunks.
 */
export async function pastCache<T>(url: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (await renew(url)) return load();
    throw error;
  }
}
