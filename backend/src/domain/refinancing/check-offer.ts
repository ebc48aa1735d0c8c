import type { Database } from '../../platform/database/database';
import { conflict } from '../../platform/failure';
import type { EligibleLoan } from './eligible-loan';
import { isOfLoan } from './saved-offer';
import { signedChangeOn } from './loan-history';
import { isOpenOffer, type OfferRow } from './offers';
import { readProcessDocuments } from './process-document';
import { possibleActions, type ProcessRow } from './processes';
import { afterSignedChange } from './signed-change';

/** @throws Failure 409 when the offer may not be taken over any more */
export function checkOffer(offer: OfferRow, loan: EligibleLoan): void {
  if (!isOpenOffer(offer, loan.today))
    throw conflict('Platnost nabídky skončila. Spočítejte ji prosím znovu.');
  if (!isOfLoan(offer.terms, loan.running))
    throw conflict('Podmínky úvěru se od nabídky změnily. Spočítejte ji prosím znovu.');
}

/** @throws Failure 409 for an offer of a day on which the loan will be another one */
export async function requireBeforeSignedChange(
  tx: Database,
  { caseId, terms: { effectiveFrom } }: OfferRow,
): Promise<void> {
  const signedOn = await signedChangeOn(tx, caseId);
  if (signedOn !== undefined && effectiveFrom >= signedOn)
    throw conflict(afterSignedChange(signedOn));
}

/** @throws Failure 409 when the process may not get another offer */
export async function requireLinkable(tx: Database, process: ProcessRow): Promise<void> {
  const document = (await readProcessDocuments(tx, [process])).get(process.id);
  if (possibleActions(process, document).includes('link')) return;
  throw conflict(
    document?.state === 'signing'
      ? 'Dokument už je u klienta k podpisu. Nejprve ho vyřaďte z podepisování.'
      : 'Proces už změnit nelze.',
  );
}
