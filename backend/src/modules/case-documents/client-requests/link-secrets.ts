import { linkCodeDigits } from '@advisor/contracts/client-requests/rules';
import type { Sealer } from '../../../platform/personal-data/sealer';

/** Which sending of which request. */
interface Sending {
  id: number;
  sending: number;
}

/*
 * Both follow from the request and the key of the data, so that neither has to be kept: what is sent
 * again after an answer was lost is the same, and the database alone opens nothing.
 */

/** The secret in the address of a link. */
export const linkToken = (sealer: Pick<Sealer, 'hash'>, { id, sending }: Sending): string =>
  Buffer.from(sealer.hash(`client link ${id} ${sending}`), 'base64').toString('base64url');

/** The code that opens it. */
export function linkCode(sealer: Pick<Sealer, 'hash'>, { id, sending }: Sending): string {
  const number = Buffer.from(sealer.hash(`client code ${id} ${sending}`), 'base64').readUIntBE(
    0,
    6,
  );
  return String(number % 10 ** linkCodeDigits).padStart(linkCodeDigits, '0');
}
