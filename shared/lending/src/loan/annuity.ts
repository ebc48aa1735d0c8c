import { type Amount, checkNumber, Decimal } from '../calendar-and-money/money';

/*
 * Annuity of equal months: A = P·i / (1 − (1+i)^−n) with i = r/1200, and its inverses. For a loan with
 * dates use the schedule, which solves the instalment on them.
 */

const monthlyRate = (ratePercent: number): Decimal => new Decimal(ratePercent).div(1200);

function checkRateAndMonths(ratePercent: number, months: number): void {
  checkNumber('ratePercent', ratePercent, 0, 100);
  checkNumber('months', months, 1, 1200, 0);
}

/**
 * Instalment without rounding, CZK.
 * @param principal CZK
 * @param ratePercent % p.a., 0 to 100
 * @param months 1 to 1200
 * @throws LendingError when the rate or the number of months is out of its range
 */
export function annuityPayment(principal: Amount, ratePercent: number, months: number): Decimal {
  checkRateAndMonths(ratePercent, months);
  const rate = monthlyRate(ratePercent);
  if (rate.isZero()) return new Decimal(principal).div(months);
  const growth = rate.plus(1).pow(months);
  // Not with (1+i)^−n, whose last digit would push an instalment of whole crowns over it.
  return rate.times(principal).times(growth).div(growth.minus(1));
}

/**
 * Principal that an instalment repays, CZK without rounding: what a client can borrow.
 * @param payment CZK a month
 * @throws LendingError when the rate or the number of months is out of its range
 */
export function annuityPrincipal(payment: Amount, ratePercent: number, months: number): Decimal {
  checkRateAndMonths(ratePercent, months);
  const rate = monthlyRate(ratePercent);
  if (rate.isZero()) return new Decimal(payment).times(months);
  const growth = rate.plus(1).pow(months);
  return new Decimal(payment).times(growth.minus(1)).div(rate.times(growth));
}

/**
 * What is owed after `paid` instalments, CZK without rounding; negative once they repaid more.
 * @param payment CZK a month
 * @throws LendingError when the rate or the number of instalments is out of its range
 */
export function annuityBalance(
  principal: Amount,
  ratePercent: number,
  payment: Amount,
  paid: number,
): Decimal {
  checkNumber('ratePercent', ratePercent, 0, 100);
  checkNumber('paid', paid, 0, 1200, 0);
  const rate = monthlyRate(ratePercent);
  if (rate.isZero()) return new Decimal(principal).minus(new Decimal(payment).times(paid));
  const growth = rate.plus(1).pow(paid);
  return growth.times(principal).minus(growth.minus(1).times(payment).div(rate));
}

/**
 * Interest in the first `paid` instalments of an annuity, CZK without rounding.
 * @throws LendingError when the rate or a number of months is out of its range
 */
export function annuityInterest(
  principal: Amount,
  ratePercent: number,
  months: number,
  paid: number,
): Decimal {
  const payment = annuityPayment(principal, ratePercent, months);
  const balance = annuityBalance(principal, ratePercent, payment, paid);
  return payment.times(paid).minus(principal).plus(balance);
}

/** A billionth over a whole number is an error of the logarithm, not an instalment more. */
const up = (count: Decimal): number => count.toDecimalPlaces(9).ceil().toNumber();

/**
 * Number of instalments that repay a principal, the last one not higher than the others:
 * N = −ln(1 − P·i/A) / ln(1+i), up. `undefined` when the instalment does not cover the interest.
 * @param payment CZK a month
 * @throws LendingError when the rate is out of its range
 */
export function instalmentCount(
  principal: Amount,
  ratePercent: number,
  payment: Amount,
): number | undefined {
  checkNumber('ratePercent', ratePercent, 0, 100);
  const rate = monthlyRate(ratePercent);
  if (new Decimal(payment).lte(0)) return undefined;
  if (rate.isZero()) return up(new Decimal(principal).div(payment));
  const left = new Decimal(1).minus(rate.times(principal).div(payment));
  return left.lte(0) ? undefined : up(left.ln().neg().div(rate.plus(1).ln()));
}
