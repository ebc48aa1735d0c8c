import type { DatabaseHandle, DatabaseOptions } from './database-handle';

/** Opens the database and brings its schema up to date. Only the driver that is used is loaded. */
export async function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  if (options.url === undefined) {
    const { openEmbedded } = await import('./embedded');
    return openEmbedded(options);
  }
  const { openServer } = await import('./server');
  return openServer(options.url, options);
}
