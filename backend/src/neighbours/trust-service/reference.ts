import type { Backend } from '../../platform/backend';
import { threadTask } from '../../platform/threads/thread-task';
import type { TrustService } from './port';
import type { SignedPdf } from './seal-pdf';
import type { PdfToSign } from './sign-pdf.thread';
import type { PdfToStamp } from './stamp-pdf.thread';
import { storedSealingKey } from './stored-key';

const signPdf = threadTask<PdfToSign, SignedPdf>(new URL('sign-pdf.thread.ts', import.meta.url));
const stampPdf = threadTask<PdfToStamp, Uint8Array>(
  new URL('stamp-pdf.thread.ts', import.meta.url),
);

/**
 * Seals by a key of our own: the configured one, otherwise one that the database keeps.
 * @param stamp asks for the time-stamp of a SHA-256
 */
export const referenceTrustService = (
  { db, clock, config, signingSealer }: Pick<Backend, 'db' | 'clock' | 'config' | 'signingSealer'>,
  stamp: (sha256: Uint8Array) => Promise<{ token: Uint8Array }>,
): TrustService => ({
  async seal(document) {
    const key = config.signing.key ?? (await storedSealingKey(db, signingSealer, clock.now()));
    const signed = await signPdf({ ...document, key });
    const { token } = await stamp(signed.signatureHash);
    return { pdf: await stampPdf({ signed, token }) };
  },
});
