import { z } from 'zod';
import { definePort } from '../../platform/neighbours/port';

/** Begins and ends as a PDF does: one that was cut off is none. */
const isWholePdf = (value: unknown): boolean => {
  if (!(value instanceof Uint8Array)) return false;
  const { buffer, byteOffset, length } = value;
  const text = (from: number, to: number) =>
    Buffer.from(buffer, byteOffset + Math.max(from, 0), to - Math.max(from, 0)).toString('latin1');
  return text(0, Math.min(5, length)) === '%PDF-' && /%%EOF\s*$/.test(text(length - 16, length));
};

export interface PdfToBeSealed {
  pdf: Uint8Array;
  /** What a reader shows as the reason of the seal. */
  reason: string;
  /** When everybody had signed, by the bank's clock; a service with time-stamps adds its own. */
  sealedOn: Date;
}

/** The neighbouring system that holds the bank's seal: a trust service as eIDAS knows it. */
export interface TrustService {
  /** The document with the bank's electronic seal over all of it. The same is sealed anew each time. */
  seal(document: PdfToBeSealed): Promise<{ pdf: Uint8Array }>;
}

export const trustServicePort = definePort<TrustService>({
  name: 'trust-service',
  timeoutMs: 30_000,
  answers: { seal: z.object({ pdf: z.custom<Uint8Array>(isWholePdf) }) },
});
