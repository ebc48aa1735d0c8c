import type { Contract } from '@advisor/contracts/contract';
import type { ResponseOf } from '@advisor/contracts/endpoint';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import type { Offer } from '@advisor/contracts/offer/modelation';
import { desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { offers } from '../../db/schema/offers';
import { salesArrangements } from '../../db/schema/sales-arrangements';
import { users } from '../../db/schema/users';
import { scheduleOf } from '../../offers/model-loan';
import { isSavings, monthlyPayment, wishedAmount } from './model-offer';
import { type OfferRow, wishOf } from './offer-access';

type Summary = ResponseOf<Contract['salesArrangement.offers']>[number];

async function readOffers(db: Database, condition: SQL) {
  return db
    .select({
      offer: offers,
      linkedOfferId: salesArrangements.offerId,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(offers)
    .innerJoin(users, eq(users.id, offers.createdBy))
    .leftJoin(salesArrangements, eq(salesArrangements.id, offers.salesArrangementId))
    .where(condition)
    .orderBy(desc(offers.createdOn), desc(offers.id));
}

type Read = Awaited<ReturnType<typeof readOffers>>[number];

const summaryOf = ({ offer, linkedOfferId, firstName, lastName }: Read) => ({
  offerId: offer.id,
  name: offer.name ?? undefined,
  createdOn: offer.createdOn.toISOString(),
  createdBy: `${firstName} ${lastName}`,
  validTo: offer.validTo,
  rateVersionId: offer.rateVersionId,
  caseId: offer.caseId ?? undefined,
  salesArrangementId: offer.salesArrangementId ?? undefined,
  isLinked: linkedOfferId === offer.id,
});

/** Offers that were made for an arrangement, newest first. */
export async function listOffers(db: Database, salesArrangementId: number): Promise<Summary[]> {
  const found = await readOffers(db, eq(offers.salesArrangementId, salesArrangementId));
  return found.map((read) => {
    const wish = wishOf(read.offer);
    return {
      ...summaryOf(read),
      productTypeId: wish.productTypeId,
      amount: wishedAmount(wish),
      interestRate: read.offer.result.interestRate,
      monthlyPayment: monthlyPayment(wish, read.offer.result),
    };
  });
}

/** An offer as it was kept; the schedule follows from what was kept. */
export async function readOffer(
  db: Database,
  { id }: Pick<OfferRow, 'id'>,
  withSchedule: boolean,
): Promise<Offer> {
  const [read] = await readOffers(db, eq(offers.id, id));
  if (read === undefined) throw new Error('an offer has disappeared');
  const wish = wishOf(read.offer);
  const offer = { ...summaryOf(read), ...wish, result: read.offer.result } as Offer;
  if (!withSchedule || isSavings(wish)) return offer;
  const schedule = scheduleOf(wish.input, read.offer.result as LoanResult);
  return { ...offer, result: { ...offer.result, schedule } } as Offer;
}
