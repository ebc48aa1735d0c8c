import type { Backend } from '../../platform/backend';
import { threadTask } from '../../platform/threads/thread-task';
import type { TrustService } from './port';
import type { PdfToSeal } from './seal-pdf.thread';
import { storedSealingKey } from './stored-key';

const sealPdf = threadTask<PdfToSeal, Uint8Array>(new URL('seal-pdf.thread.ts', import.meta.url));

/** Seals by a key of our own: the configured one, otherwise one that the database keeps. */
export const referenceTrustService = ({
  db,
  clock,
  config,
  signingSealer,
}: Pick<Backend, 'db' | 'clock' | 'config' | 'signingSealer'>): TrustService => ({
  async seal(document) {
    const key = config.signing.key ?? (await storedSealingKey(db, signingSealer, clock.now()));
    return { pdf: await sealPdf({ ...document, key }) };
  },
});
