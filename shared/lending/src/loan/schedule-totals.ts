import { fromHalere } from '../calendar-and-money/money';

/* Sums of a schedule: in haléře while they are made, so that they are exact, and then in CZK. */

/** Amounts in CZK. */
export interface ScheduleTotals {
  /** Interest and principal, without extra payments. */
  instalments: number;
  interest: number;
  principal: number;
  extraPayments: number;
  /** Those on opening, too. */
  fees: number;
  insurance: number;
}

/** Totals of a calendar year; fees on opening belong to the year of drawing. */
export interface ScheduleYear extends ScheduleTotals {
  year: number;
  /** What is owed at the end of the year. */
  balance: number;
}

export const newYear = (year: number, balance: number): ScheduleYear => ({
  year,
  instalments: 0,
  interest: 0,
  principal: 0,
  extraPayments: 0,
  fees: 0,
  insurance: 0,
  balance,
});

/** A year in haléře → in CZK. */
export const yearInCrowns = (sums: ScheduleYear): ScheduleYear => ({
  year: sums.year,
  instalments: fromHalere(sums.instalments),
  interest: fromHalere(sums.interest),
  principal: fromHalere(sums.principal),
  extraPayments: fromHalere(sums.extraPayments),
  fees: fromHalere(sums.fees),
  insurance: fromHalere(sums.insurance),
  balance: fromHalere(sums.balance),
});

/** Of years in haléře, CZK. */
export function totalsOf(years: readonly ScheduleYear[]): ScheduleTotals {
  const total = newYear(0, 0);
  for (const year of years) {
    total.instalments += year.instalments;
    total.interest += year.interest;
    total.principal += year.principal;
    total.extraPayments += year.extraPayments;
    total.fees += year.fees;
    total.insurance += year.insurance;
  }
  const { instalments, interest, principal, extraPayments, fees, insurance } = yearInCrowns(total);
  return { instalments, interest, principal, extraPayments, fees, insurance };
}
