import type { OfferRow } from '../../../domain/refinancing/offers';
import { czechDay } from '../../../platform/czech-format';
import { badRequest } from '../../../platform/failure';

const refuse = (message: string) => badRequest(message, { field: 'signatureDeadline' });

/**
 * Refuses a day until which nobody can sign. An offer is valid no longer than until the day before it
 * takes effect, so that what is signed in time takes effect in time.
 * @param today of the bank, `YYYY-MM-DD`
 * @throws Failure 400 at a day that has passed, or is after the offer's last one
 */
export function checkDeadline(deadline: string, { validTo }: OfferRow, today: string): void {
  if (deadline < today) throw refuse('Lhůta k podpisu musí být dnes nebo později.');
  if (deadline > validTo)
    throw refuse(`Nabídka platí do ${czechDay(validTo)}, potom ji podepsat nelze.`);
}
