import { dayOfMonth, daysBetween, monthOf, yearOf } from './calendar';
import { checkNumber, fromHalere, toHalere } from './money';

/*
 * Interest of a period. The convention is a setting of the product: months of 30 days for offers,
 * actual days in some contracts.
 */

/** `30E/360`: months of 30 days (ISDA 4.16(g)); `act/360`, `act/365`: actual days. */
export type DayCount = '30E/360' | 'act/360' | 'act/365';

/** Days of the year a rate is divided by. */
export const daysOfYear: Readonly<Record<DayCount, number>> = {
  '30E/360': 360,
  'act/360': 360,
  'act/365': 365,
};

/** Days from `from` to `to` on which interest accrues. */
export function interestDays(from: string, to: string, dayCount: DayCount): number {
  if (dayCount !== '30E/360') return daysBetween(from, to);
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);
  return months * 30 + Math.min(dayOfMonth(to), 30) - Math.min(dayOfMonth(from), 30);
}

/**
 * A rate as a whole number of millionths of a percent.
 * @throws LendingError unless `ratePercent` is 0 to 100 with at most six decimals
 */
export function toRateUnits(field: string, ratePercent: number): number {
  checkNumber(field, ratePercent, 0, 100, 6);
  return Math.round(ratePercent * 1e6);
}

const rateUnitsPerWhole = 1e8;
/** Closer to a half than this, a double does not say which way to round; its error is below 10⁻⁴. */
const doubtful = 1e-3;

/**
 * Interest in haléře, rounded half up: exact, though calculated with doubles wherever they suffice.
 * @param balance haléře
 * @param rateUnits see {@link toRateUnits}
 * @param yearDays see {@link daysOfYear}
 */
export function interestHalere(
  balance: number,
  rateUnits: number,
  days: number,
  yearDays: number,
): number {
  const divisor = rateUnitsPerWhole * yearDays;
  const estimate = (balance * rateUnits * days) / divisor;
  const whole = Math.floor(estimate);
  const rest = estimate - whole - 0.5;
  if (Math.abs(rest) > doubtful) return rest > 0 ? whole + 1 : whole;
  const exact = BigInt(balance) * BigInt(rateUnits) * BigInt(days);
  return Number((2n * exact + BigInt(divisor)) / BigInt(2 * divisor));
}

export interface InterestPeriod {
  /** Balance the interest is paid from, CZK. */
  balance: number;
  /** % p.a. */
  ratePercent: number;
  /** First day with interest. */
  from: string;
  /** The first day without. */
  to: string;
  dayCount: DayCount;
}

/** Interest of one period, CZK, half up to 0.01. */
export function periodInterest({ balance, ratePercent, from, to, dayCount }: InterestPeriod): {
  days: number;
  interest: number;
} {
  const days = interestDays(from, to, dayCount);
  const interest = interestHalere(
    toHalere('balance', balance),
    toRateUnits('ratePercent', ratePercent),
    days,
    daysOfYear[dayCount],
  );
  return { days, interest: fromHalere(interest) };
}
