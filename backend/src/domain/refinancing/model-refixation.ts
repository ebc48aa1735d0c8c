import { addDays, addMonths } from '../../platform/calendar';
import { offersAtNewRates, owedOn } from '@advisor/lending/repayment/rate-change';
import type { EligibleFixation } from './eligible-loan';
import type { SavedRefixation } from './saved-offer';
import { checkDiscount, listRate, type OfferedRates } from './offered-rates';

/** The first day of the next fixation, `YYYY-MM-DD`. */
export const nextFixationFrom = ({
  fixedRateValidTo,
}: Pick<EligibleFixation, 'fixedRateValidTo'>) => addDays(fixedRateValidTo, 1);

/**
 * One offer for each period, from what will be owed when the fixation ends.
 * @param periods months
 * @throws Failure 400 for a discount that the bank does not give
 */
export function modelRefixations(
  loan: EligibleFixation,
  rates: OfferedRates,
  periods: readonly number[],
  interestRateDiscount?: number,
): SavedRefixation[] {
  const { fixedRateValidTo: day } = loan;
  const owed = owedOn(loan.running, day);
  const { balance: principal } = owed;
  const isDiscounted = (interestRateDiscount ?? 0) > 0;
  const offered = periods.map((fixedRatePeriod) => {
    const interestRate = listRate(rates, { period: fixedRatePeriod, amount: principal });
    checkDiscount(rates, interestRateDiscount, interestRate);
    return { fixedRatePeriod, interestRate, ...(isDiscounted && { interestRateDiscount }) };
  });
  return offersAtNewRates(loan.running, owed, offered).map((offer) => {
    const { fixedRatePeriod, interestRate } = offer;
    return {
      kind: 'refixation',
      loan: loan.running,
      effectiveFrom: nextFixationFrom(loan),
      principal,
      after: {
        principal,
        interestRate: offer.interestRateDiscounted,
        monthlyPayment: offer.loanPaymentAmountDiscounted,
        fixedRatePeriod,
        fixedRateValidTo: addMonths(day, fixedRatePeriod),
      },
      answer: {
        fixedRatePeriod,
        interestRate,
        loanPaymentAmount: offer.loanPaymentAmount,
        ...(isDiscounted && {
          interestRateDiscount,
          interestRateDiscounted: offer.interestRateDiscounted,
          loanPaymentAmountDiscounted: offer.loanPaymentAmountDiscounted,
        }),
      },
    };
  });
}
