import { z } from 'zod';
import { definePort } from '../../platform/neighbours/port';

const sequence = 0x30;
/** Tag and length before what an object holds, bytes. */
const longestHead = 6;

/** A DER object that is there to its end: one that was cut off is none. */
function isWholeObject(value: unknown): boolean {
  if (!(value instanceof Uint8Array) || value[0] !== sequence) return false;
  const [, first = 0] = value;
  if (first < 0x80) return value.length === first + 2;
  const count = first - 0x80;
  if (count < 1 || count + 2 > longestHead) return false;
  const length = value.subarray(2, 2 + count).reduce((sum, byte) => sum * 256 + byte, 0);
  return value.length === length + 2 + count;
}

/** The neighbouring system that says when something was there: an authority as RFC 3161 knows it. */
export interface TimeStampAuthority {
  /** The token about a SHA-256 hash, DER, with the authority's certificate in it. */
  stamp(request: { sha256: Uint8Array }): Promise<{ token: Uint8Array }>;
}

export const timeStampPort = definePort<TimeStampAuthority>({
  name: 'time-stamp',
  timeoutMs: 10_000,
  answers: { stamp: z.object({ token: z.custom<Uint8Array>(isWholeObject) }) },
});
