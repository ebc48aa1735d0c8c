import type { offerCalls } from '@advisor/contracts/offer/calls';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import type { Offer } from '@advisor/contracts/offer/modelation';
import { desc, eq, type SQL } from 'drizzle-orm';
import type { CallResponse } from '@advisor/contracts/operation';
import type { Database } from '../../platform/database/database';
import { offers } from '../../domain/offers/schema/offers';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { users } from '../../platform/session/schema/users';
import { savedLoan } from '../../domain/offers/model-loan';
import { isExpired } from '../../domain/offers/validity';
import type { RateBook } from '../../domain/offers/rate-book';
import { isSavings, monthlyPayment, requestedAmount } from './model-offer';
import { type OfferRow, offerRequestOf } from './offer-access';

type Summary = CallResponse<typeof offerCalls.listOfArrangement>[number];

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

const summaryOf = ({ offer, linkedOfferId, firstName, lastName }: Read, now: Date) => ({
  offerId: offer.id,
  name: offer.name ?? undefined,
  createdOn: offer.createdOn.toISOString(),
  createdBy: `${firstName} ${lastName}`,
  validTo: offer.validTo,
  rateVersionId: offer.rateVersionId,
  caseId: offer.caseId ?? undefined,
  salesArrangementId: offer.salesArrangementId ?? undefined,
  isLinked: linkedOfferId === offer.id,
  isExpired: isExpired(offer, now),
});

/** Offers that were made for an arrangement, newest first. */
export async function listOffers(
  db: Database,
  salesArrangementId: number,
  now: Date,
): Promise<Summary[]> {
  const found = await readOffers(db, eq(offers.salesArrangementId, salesArrangementId));
  return found.map((read) => {
    const requested = offerRequestOf(read.offer);
    return {
      ...summaryOf(read, now),
      productTypeId: requested.productTypeId,
      amount: requestedAmount(requested),
      interestRate: read.offer.result.interestRate,
      monthlyPayment: monthlyPayment(requested, read.offer.result),
    };
  });
}

interface Reading {
  now: Date;
  rates: RateBook;
  /** Whether the schedule month by month is asked for. */
  withSchedule: boolean;
}

/** An offer as it was saved; what follows from that is calculated by the rates that it was made from. */
export async function readOffer(
  db: Database,
  { id }: Pick<OfferRow, 'id'>,
  { now, rates, withSchedule }: Reading,
): Promise<Offer> {
  const [read] = await readOffers(db, eq(offers.id, id));
  if (read === undefined) throw new Error('an offer has disappeared');
  const requested = offerRequestOf(read.offer);
  const offer = { ...summaryOf(read, now), ...requested, result: read.offer.result } as Offer;
  if (isSavings(requested)) return offer;
  const version = await rates.byId(offer.rateVersionId);
  const fees = version?.products.get(offer.productTypeId)?.fees ?? [];
  const result = savedLoan(requested.input, offer.result as LoanResult, fees, { withSchedule });
  return { ...offer, result } as Offer;
}
