import { addDays, addMonths } from '../../platform/calendar';
import { refixationOffers } from '@advisor/lending/refixation-offers';
import { runningSchedule } from '@advisor/lending/repayment-on-day';
import type { EligibleFixation } from './eligible-loan';
import type { KeptRefixation } from './kept-offer';
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
): KeptRefixation[] {
  const { rows } = runningSchedule(loan.running);
  const paid = rows.filter(({ date }) => date <= loan.fixedRateValidTo);
  const principal = paid.at(-1)?.balance ?? loan.terms.principal;
  const listed = periods.map((fixedRatePeriod) => ({
    fixedRatePeriod,
    interestRate: listRate(rates, { period: fixedRatePeriod, amount: principal }),
    interestRateDiscount,
  }));
  for (const { interestRate } of listed) checkDiscount(rates, interestRateDiscount, interestRate);
  const isDiscounted = (interestRateDiscount ?? 0) > 0;
  return refixationOffers(principal, rows.length - paid.length, listed).map((offered) => ({
    kind: 'refixation',
    effectiveFrom: nextFixationFrom(loan),
    principal,
    after: {
      interestRate: offered.interestRateDiscounted,
      monthlyPayment: offered.loanPaymentAmountDiscounted,
      fixedRatePeriod: offered.fixedRatePeriod,
      fixedRateValidTo: addMonths(loan.fixedRateValidTo, offered.fixedRatePeriod),
    },
    answer: {
      fixedRatePeriod: offered.fixedRatePeriod,
      interestRate: offered.interestRate,
      loanPaymentAmount: offered.loanPaymentAmount,
      ...(isDiscounted && {
        interestRateDiscount,
        interestRateDiscounted: offered.interestRateDiscounted,
        loanPaymentAmountDiscounted: offered.loanPaymentAmountDiscounted,
      }),
    },
  }));
}
