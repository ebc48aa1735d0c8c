import { annuityPayment } from '../loan/annuity';
import { addMonths } from '../calendar-and-money/calendar';
import { ceilToCrown, ceilToStep, roundToHaler, sumOf } from '../calendar-and-money/money';
import { type LoanAtNewRate, loanAtNewRate, type NewRate } from './rate-change';
import { interestUntil, type RunningLoan } from './repayment-on-day';
import type { ScheduleRow } from '../loan/schedule';

/*
 * Lives of one loan side by side: as it is, at the list rate and at a discounted one, from the day of the
 * change on; and how each number came about.
 */

/** What a life costs until a day, amounts in CZK. */
export interface ProjectionUntil {
  /** Instalments due till then. */
  instalments: number;
  /** Paid by them. */
  paid: number;
  interest: number;
  /** Owed after the last of them. */
  balance: number;
}

/** Amounts in CZK. */
export interface LoanProjection {
  /** % p.a. */
  ratePercent: number;
  instalment: number;
  rows: readonly ScheduleRow[];
  untilFixationEnd: ProjectionUntil;
  untilMaturity: ProjectionUntil;
}

export interface ComparedProjections {
  /** Owed on the day of the change, CZK. */
  balance: number;
  /** Last day of the new fixation, or maturity when the loan ends before, `YYYY-MM-DD`. */
  fixedUntil: string;
  /** At the rate of today. */
  alone: LoanProjection;
  /** At the list rate. */
  listed: LoanProjection;
  /** At the list rate less the discount. */
  offered: LoanProjection;
}

/** The last day of a fixation that begins after `day`, `YYYY-MM-DD`. @param months 0: none begins */
export const fixationEnd = (day: string, months: number): string => addMonths(day, months);

/** @param balance owed before the first of the rows, CZK */
export function projectionUntil(
  rows: readonly ScheduleRow[],
  balance: number,
  day = rows.at(-1)?.date ?? '',
): ProjectionUntil {
  const due = rows.filter(({ date }) => date <= day);
  return {
    instalments: due.length,
    paid: sumOf(due.map(({ instalment }) => instalment)),
    interest: interestUntil(due, day),
    balance: due.at(-1)?.balance ?? balance,
  };
}

/**
 * @throws LendingError when a rate is out of its range, or the loan is repaid by the day
 */
export function compareProjections(loan: RunningLoan, newRate: NewRate): ComparedProjections {
  const { interestRateDiscount: _, ...undiscounted } = newRate;
  const listed = loanAtNewRate(loan, undiscounted);
  const offered = loanAtNewRate(loan, newRate);
  const { balance, rowsAlone } = offered;
  const maturity = rowsAlone.at(-1)?.date ?? newRate.day;
  const end = fixationEnd(newRate.day, newRate.fixedRatePeriod);
  const fixedUntil = end < maturity ? end : maturity;
  const projectionOf = (
    rows: readonly ScheduleRow[],
    terms: Pick<LoanProjection, 'ratePercent' | 'instalment'>,
  ): LoanProjection => ({
    ...terms,
    rows,
    untilFixationEnd: projectionUntil(rows, balance, fixedUntil),
    untilMaturity: projectionUntil(rows, balance),
  });
  const atOffer = ({ rows, offer }: LoanAtNewRate) =>
    projectionOf(rows, {
      ratePercent: offer.interestRateDiscounted,
      instalment: offer.loanPaymentAmountDiscounted,
    });
  return {
    balance,
    fixedUntil,
    alone: projectionOf(rowsAlone, loan),
    listed: atOffer(listed),
    offered: atOffer(offered),
  };
}

/** What the instalment would be if the rate rose when the new fixation ends. */
export interface RateRise {
  /** Percentage points. */
  points: number;
  /** % p.a. */
  ratePercent: number;
  /** CZK a month, with how it came about. */
  instalment: InstalmentStep;
}

/** @returns nothing when the loan is repaid by the end of the fixation */
export function rateRises(
  { ratePercent, rows, untilFixationEnd }: LoanProjection,
  points: readonly number[],
): RateRise[] {
  const months = rows.length - untilFixationEnd.instalments;
  if (months === 0) return [];
  return points.map((by) => {
    const risen = roundToHaler(ratePercent + by);
    return {
      points: by,
      ratePercent: risen,
      instalment: instalmentStep(untilFixationEnd.balance, risen, months),
    };
  });
}

/** A = J·i / (1 − (1+i)⁻ⁿ) with i = r/1200, up to whole CZK. */
export interface InstalmentStep {
  /** J, CZK. */
  amount: number;
  /** r, % p.a. */
  ratePercent: number;
  /** n. */
  months: number;
  /** What the formula gives, up to whole haléře, CZK. */
  exact: number;
  /** CZK. */
  result: number;
}

/** @throws LendingError when the rate or the number of months is out of its range */
export function instalmentStep(
  amount: number,
  ratePercent: number,
  months: number,
): InstalmentStep {
  const exact = annuityPayment(amount, ratePercent, months);
  return {
    amount,
    ratePercent,
    months,
    exact: ceilToStep(exact, 0.01),
    result: ceilToCrown(exact),
  };
}

/** A number that others add up to, CZK or % p.a.; the caller has the words. */
export interface SumStep<Part extends string> {
  parts: Readonly<Record<Part, number>>;
  result: number;
}

export const sumStep = <Part extends string>(
  parts: Readonly<Record<Part, number>>,
): SumStep<Part> => ({ parts, result: sumOf(Object.values<number>(parts)) });

/** Interest of a life: what is paid less what it repays. */
export const interestStep = (balance: number, until: ProjectionUntil): SumStep<'paid' | 'repaid'> =>
  sumStep({ paid: until.paid, repaid: sumOf([until.balance, -balance]) });

/** What a life saves on interest against the loan as it is; negative when it costs more. */
export const savingStep = (
  alone: ProjectionUntil,
  other: ProjectionUntil,
): SumStep<'alone' | 'other'> => sumStep({ alone: alone.interest, other: -other.interest });
