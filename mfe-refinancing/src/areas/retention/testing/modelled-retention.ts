import type { BodyOf } from '@advisor/contracts/endpoint';
import type { EndpointOf } from '@advisor/contracts/operation';
import type { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import type { RetentionOffer } from '@advisor/contracts/refinancing/simulation';
import { loanAtNewRate } from '@advisor/lending/repayment/rate-change';
import { repaymentTerms } from './retention-answers';

export type RetentionBody = BodyOf<EndpointOf<typeof refinancingCalls.simulateRetention>>;

/** As the server models it, by the same package. */
export function modelledRetention(
  body: RetentionBody,
  change: Partial<RetentionOffer> = {},
): RetentionOffer {
  const { interestRateValidFrom, interestRateDiscount, feeAmountDiscounted } = body;
  const { offer } = loanAtNewRate(repaidLoanOf(repaymentTerms().loan!), {
    day: interestRateValidFrom,
    fixedRatePeriod: 0,
    interestRate: 4.89,
    interestRateDiscount,
  });
  return {
    offerId: 77,
    interestRate: offer.interestRate,
    interestRateDiscounted: offer.interestRateDiscounted,
    loanPaymentAmount: offer.loanPaymentAmount,
    loanPaymentAmountDiscounted: offer.loanPaymentAmountDiscounted,
    feeAmount: 3_000,
    ...(feeAmountDiscounted !== undefined && { feeAmountDiscounted }),
    interestRateValidFrom,
    fixedRateValidTo: '2030-05-15',
    createdOn: '2026-11-24T09:30:00Z',
    ...change,
  };
}
