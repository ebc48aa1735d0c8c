import type { NextFixation } from '@advisor/contracts/refinancing/refixation';
import { owedOn } from '@advisor/lending/repayment/rate-change';
import type { EligibleFixation } from './eligible-loan';
import { nextFixationFrom } from './model-refixation';
import { listRate, type OfferedRates, periodsToOffer } from './offered-rates';

/** What offers for the next fixation are calculated from, by the rates of today. */
export function nextFixation(loan: EligibleFixation, rates: OfferedRates): NextFixation {
  const { balance, rowsAlone } = owedOn(loan.running, loan.fixedRateValidTo);
  return {
    from: nextFixationFrom(loan),
    principal: balance,
    instalments: rowsAlone.length,
    maximumDiscount: rates.maximumDiscount,
    rates: periodsToOffer(rates, loan).map((fixedRatePeriod) => ({
      fixedRatePeriod,
      interestRate: listRate(rates, { period: fixedRatePeriod, amount: balance }),
    })),
  };
}
