import type { BuildingSavingsResult } from '@advisor/contracts/offer/building-savings';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import type { Offer } from '@advisor/contracts/offer/modelation';
import { and, eq } from 'drizzle-orm';
import { bankDay } from '../../../calendar';
import { isDebtor } from '../../../cases/loan-application';
import { czechDay } from '../../../czech-format';
import type { Database } from '../../../db/database';
import { customersOnSA } from '../../../db/schema/sales-arrangements';
import type { BinaryAnswer } from '../../../http/answer';
import { isSavings } from '../model-offer';
import { wishOf } from '../offer-access';
import { loanContent } from './loan-content';
import { offerPdf } from './offer-pdf';
import { savingsContent } from './savings-content';

/** An offer as the PDF that the client takes home; numbers as they were kept. */
export async function offerDocument(db: Database, offer: Offer): Promise<BinaryAnswer> {
  const wish = wishOf(offer);
  const content = isSavings(wish)
    ? savingsContent(wish.input, offer.result as BuildingSavingsResult)
    : loanContent(wish.productTypeId, wish.input, offer.result as LoanResult);
  const createdOn = new Date(offer.createdOn);
  const client = await clientOf(db, offer.salesArrangementId);
  const lines = [
    `Nabídka č.\u00A0${offer.offerId}${offer.name === undefined ? '' : ` – ${offer.name}`}`,
    `Vystaveno ${czechDay(bankDay(createdOn))}, platí do ${czechDay(offer.validTo)} · poradce ${offer.createdBy}`,
    ...(client === undefined ? [] : [`Pro klienta: ${client}`]),
  ];
  return {
    content: await offerPdf({ ...content, lines }, createdOn),
    contentType: 'application/pdf',
    fileName: `${content.category} ${offer.offerId}.pdf`,
  };
}

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
