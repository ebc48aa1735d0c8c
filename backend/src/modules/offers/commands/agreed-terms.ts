import type { BuildingSavingsResult } from '@advisor/contracts/offer/building-savings';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { eq } from 'drizzle-orm';
import { czechMoney, czechRate } from '../../../platform/czech-format';
import type { Database } from '../../../platform/database/database';
import { buildingSavings, loanPurposes, loans } from '../../../domain/cases/schema/cases';
import { isSavings, requestedAmount } from '../model-offer';
import { type OfferRow, offerRequestOf } from '../offer-access';

/** Writes what an offer says into its case: terms of the loan and purposes, or of the savings. */
export async function writeAgreedTerms(
  tx: Database,
  caseId: number,
  offer: Pick<OfferRow, 'productTypeId' | 'input' | 'result'>,
): Promise<void> {
  const requested = offerRequestOf(offer);
  if (isSavings(requested)) {
    const { minimumMonthlyDeposit, extraDeposits } = requested.input;
    const terms = { minimumMonthlyDeposit, extraDeposits };
    await tx
      .insert(buildingSavings)
      .values({ caseId, ...terms })
      .onConflictDoUpdate({ target: buildingSavings.caseId, set: terms });
    return;
  }
  const { input } = requested;
  const result = offer.result as LoanResult;
  const terms = {
    interestRate: result.interestRate,
    fixedRatePeriod: input.fixedRatePeriod ?? null,
    fixedRateValidTo: result.fixedRateValidTo ?? null,
    durationMonths: input.loanDuration,
    maturityOn: result.maturityOn,
    monthlyPayment: result.monthlyPayment,
    paymentDay: input.paymentDay,
  };
  await tx
    .insert(loans)
    .values({ caseId, ...terms })
    .onConflictDoUpdate({ target: loans.caseId, set: terms });
  await tx.delete(loanPurposes).where(eq(loanPurposes.caseId, caseId));
  if (input.loanPurposes.length === 0) return;
  await tx.insert(loanPurposes).values(input.loanPurposes.map((row) => ({ caseId, ...row })));
}

/** One sentence about an offer, for the history of its case. */
export function describeOffer(offer: OfferRow): string {
  const requested = offerRequestOf(offer);
  const numbers = isSavings(requested)
    ? `naspoří se ${czechMoney((offer.result as BuildingSavingsResult).finalBalance)}`
    : `splátka ${czechMoney((offer.result as LoanResult).monthlyPayment)}`;
  const rate = czechRate(offer.result.interestRate);
  return `Nabídka ${offer.id}: ${czechMoney(requestedAmount(requested))}, sazba ${rate}, ${numbers}.`;
}
