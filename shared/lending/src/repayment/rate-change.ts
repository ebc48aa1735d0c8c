import { LendingError } from '../calendar-and-money/lending-error';
import { roundToHaler, sumOf } from '../calendar-and-money/money';
import {
  type OfferedRate,
  refixationOffers,
  type RefixationOfferAmounts,
} from './refixation-offers';
import { interestFrom, type RunningLoan, runningSchedule } from './repayment-on-day';
import { usualRules } from '../loan/repayment-rules';
import { buildSchedule, type ScheduleRow } from '../loan/schedule';

/* A running loan whose rate changes while its maturity stays: retention and refixation. */

/** What is owed on a day once the instalments due till then are paid. */
export interface OwedOnDay {
  /** CZK. */
  balance: number;
  /** The last due date till then, from which interest runs, `YYYY-MM-DD`. */
  since: string;
  /** Instalments due after the day, as they are. */
  rowsAlone: readonly ScheduleRow[];
}

/**
 * @param day `YYYY-MM-DD`
 * @throws LendingError `day`: the loan is repaid by then
 */
export function owedOn(loan: RunningLoan, day: string): OwedOnDay {
  const { rows } = runningSchedule(loan);
  const due = rows.filter(({ date }) => date <= day);
  const rowsAlone = rows.slice(due.length);
  if (rowsAlone.length === 0) throw new LendingError('day', 'tooLate', rows.at(-1)?.date ?? day);
  const last = due.at(-1);
  return {
    balance: last?.balance ?? loan.balance,
    since: last?.date ?? interestFrom(loan),
    rowsAlone,
  };
}

export interface NewRate {
  /** Instalments due after it are by the new rate, `YYYY-MM-DD`. */
  day: string;
  /** Months that the new rate is fixed for; 0: the fixation ends when it did. */
  fixedRatePeriod: number;
  /** List rate, % p.a. */
  interestRate: number;
  /** Percentage points off the list rate. */
  interestRateDiscount?: number | undefined;
}

/** Amounts in CZK. */
export interface LoanAtNewRate extends OwedOnDay {
  /** Rates and instalments with and without the discount. */
  offer: RefixationOfferAmounts;
  /** Instalments after the day by the discounted rate, until the same maturity. */
  rows: readonly ScheduleRow[];
  /** Interest to maturity that is not paid; negative when the new rate is higher. */
  interestSaved: number;
}

const interestOf = (rows: readonly ScheduleRow[]) => sumOf(rows.map(({ interest }) => interest));

/**
 * Instalments of what is owed by new rates, until the same maturity. At the rate of today nothing is
 * calculated anew: rounding up to crowns has paid a little more till now.
 * @throws LendingError when a rate is out of its range
 */
export function offersAtNewRates(
  loan: RunningLoan,
  { balance, rowsAlone }: OwedOnDay,
  rates: readonly OfferedRate[],
): RefixationOfferAmounts[] {
  const at = (ratePercent: number, instalment: number) =>
    ratePercent === loan.ratePercent ? loan.instalment : instalment;
  return refixationOffers(balance, rowsAlone.length, rates).map((amounts) => {
    const loanPaymentAmount = at(amounts.interestRate, amounts.loanPaymentAmount);
    const loanPaymentAmountDiscounted = at(
      amounts.interestRateDiscounted,
      amounts.loanPaymentAmountDiscounted,
    );
    return {
      ...amounts,
      loanPaymentAmount,
      loanPaymentAmountDiscounted,
      monthlySaving: loanPaymentAmount - loanPaymentAmountDiscounted,
    };
  });
}

/**
 * The loan with another rate from a due date on.
 * @throws LendingError when a rate is out of its range, or the loan is repaid by the day
 */
export function loanAtNewRate(loan: RunningLoan, newRate: NewRate): LoanAtNewRate {
  const { day, fixedRatePeriod, interestRate, interestRateDiscount } = newRate;
  const owed = owedOn(loan, day);
  const { balance, since, rowsAlone } = owed;
  const [offer] = offersAtNewRates(loan, owed, [
    {
      fixedRatePeriod,
      interestRate,
      ...(interestRateDiscount !== undefined && { interestRateDiscount }),
    },
  ]);
  if (offer === undefined) throw new Error('no rate was given');
  const rows =
    offer.interestRateDiscounted === loan.ratePercent
      ? rowsAlone
      : buildSchedule({
          amount: balance,
          ratePercent: offer.interestRateDiscounted,
          instalment: offer.loanPaymentAmountDiscounted,
          months: rowsAlone.length,
          drawingDate: since,
          paymentDay: loan.paymentDay,
          firstPaymentDate: rowsAlone[0]?.date ?? day,
          dayCount: loan.dayCount ?? usualRules.dayCount,
        }).rows;
  return {
    ...owed,
    offer,
    rows,
    interestSaved: roundToHaler(interestOf(rowsAlone) - interestOf(rows)),
  };
}
