import type { FastifyInstance } from 'fastify';
import {
  archiveStores,
  checkArchiveStores,
} from '../neighbours/document-archive/stores/archive-stores';
import { StartError } from '../platform/start-error';

/**
 * Looks whether the stores of the archive are as they are set. One that does not answer keeps no node from
 * serving everything else: documents wait for it.
 * @throws StartError where the settings are to blame
 */
export async function checkArchive({ backend, log }: FastifyInstance): Promise<void> {
  try {
    await checkArchiveStores(backend.db, archiveStores(backend, backend.config.archive));
  } catch (error) {
    if (error instanceof StartError) throw error;
    log.warn({ err: error }, 'the store of the archive does not answer');
  }
}
