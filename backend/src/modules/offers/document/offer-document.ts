import type { BuildingSavingsResult } from '@advisor/contracts/offer/building-savings';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import type { Offer } from '@advisor/contracts/offer/modelation';
import { and, eq } from 'drizzle-orm';
import { bankDay } from '../../../platform/calendar';
import { isDebtor } from '../../../domain/cases/loan-application';
import { czechDay } from '../../../platform/czech-format';
import type { Security } from '../../../domain/documents/document-facts';
import { securityRows } from '../../../domain/documents/parts/security-rows';
import type { Database } from '../../../platform/database/database';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { customersOnSA } from '../../../domain/cases/schema/sales-arrangements';
import type { BinaryAnswer } from '../../../platform/http/answer';
import { isSavings } from '../model-offer';
import { type OfferRow, offerRequestOf } from '../offer-access';
import { threadTask } from '../../../platform/threads/thread-task';
import { loanContent } from './loan-content';
import type { OfferToPrint } from './offer-pdf.thread';
import { savingsContent } from './savings-content';

const printOffer = threadTask<OfferToPrint, Uint8Array>(
  new URL('offer-pdf.thread.ts', import.meta.url),
);

/** An offer as the PDF that the client takes home; numbers as they were saved. */
export async function offerDocument(
  db: Database,
  offer: Offer,
  securities: readonly Security[],
): Promise<BinaryAnswer> {
  const requested = offerRequestOf(offer);
  const content = isSavings(requested)
    ? savingsContent(requested.input, offer.result as BuildingSavingsResult)
    : loanContent(requested.productTypeId, requested.input, offer.result as LoanResult);
  const createdOn = new Date(offer.createdOn);
  const client = await clientOf(db, offer.salesArrangementId);
  const lines = [
    `Nabídka č.\u00A0${offer.offerId}${offer.name === undefined ? '' : ` – ${offer.name}`}`,
    `Vystaveno ${czechDay(bankDay(createdOn))}, platí do ${czechDay(offer.validTo)} · poradce ${offer.createdBy}`,
    ...(client === undefined ? [] : [`Pro klienta: ${client}`]),
    ...securityRows({ securities }).map(([label, security]) => `${label}: ${security}`),
  ];
  return {
    content: Buffer.from(await printOffer({ content: { ...content, lines }, createdOn })),
    contentType: 'application/pdf',
    fileName: `${content.category} ${offer.offerId}.pdf`,
  };
}

/** What secured the loan when the offer was saved. */
export const securitiesOf = (
  { sealedSecurities }: Pick<OfferRow, 'sealedSecurities'>,
  sealer: Pick<Sealer, 'open'>,
): Security[] =>
  sealedSecurities === null ? [] : (JSON.parse(sealer.open(sealedSecurities)) as Security[]);

async function clientOf(
  db: Database,
  salesArrangementId: number | undefined,
): Promise<string | undefined> {
  if (salesArrangementId === undefined) return undefined;
  const [debtor] = await db
    .select({ firstName: customersOnSA.firstName, lastName: customersOnSA.lastName })
    .from(customersOnSA)
    .where(and(eq(customersOnSA.salesArrangementId, salesArrangementId), isDebtor));
  return debtor && `${debtor.firstName} ${debtor.lastName}`;
}
