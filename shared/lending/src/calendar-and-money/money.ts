import { Decimal as DecimalBase } from 'decimal.js';
import { LendingError } from './lending-error';

/*
 * Money is CZK. Outside it is a `number` with at most two decimals, inside an exact whole number of
 * haléře; what is neither (powers, quotients) is a Decimal of 20 digits, rounded half up.
 */

/** The one decimal context of the package: 20 significant digits, half up. */
export const Decimal = DecimalBase.clone({ precision: 20, rounding: DecimalBase.ROUND_HALF_UP });
export type Decimal = DecimalBase;

export type Amount = string | number | Decimal;

/** The largest amount the bank's systems hold, CZK: a 32-bit integer. */
export const maximumAmount = 2_147_483_647;

/** Half up to 0.01 CZK. */
export const roundToHaler = (amount: Amount): number =>
  new Decimal(amount).toDecimalPlaces(2).toNumber();

/** Half up to whole CZK. */
export const roundToCrown = (amount: Amount): number =>
  new Decimal(amount).toDecimalPlaces(0).toNumber();

/**
 * Up to whole CZK. What exceeds a crown by less than 10⁻⁸ is an error of the calculation, not a part
 * of the amount, and is dropped first.
 */
export const ceilToCrown = (amount: Amount): number =>
  new Decimal(amount).toDecimalPlaces(8).toDecimalPlaces(0, Decimal.ROUND_CEIL).toNumber();

/** Up to a multiple of `step` CZK, as {@link ceilToCrown}. */
export const ceilToStep = (amount: Amount, step: number): number =>
  new Decimal(amount).toDecimalPlaces(8).div(step).ceil().times(step).toNumber();

/** Down to a multiple of `step` CZK. */
export const floorTo = (amount: Amount, step: number): number =>
  new Decimal(amount).toDecimalPlaces(8).div(step).floor().times(step).toNumber();

/** What a double may be beside the decimal number it stands for, in the last decimal. */
const noise = 1e-4;

/**
 * Checks a number at the door of a calculation. The noise of a sum of doubles is not a decimal.
 * @throws LendingError naming `field`
 */
export function checkNumber(
  field: string,
  value: number,
  minimum: number,
  maximum: number,
  decimals?: number,
): void {
  if (!Number.isFinite(value)) throw new LendingError(field, 'notFinite');
  if (value < minimum) throw new LendingError(field, 'belowMinimum', minimum);
  if (value > maximum) throw new LendingError(field, 'aboveMaximum', maximum);
  if (decimals === undefined || Number.isInteger(value)) return;
  if (decimals === 0) throw new LendingError(field, 'notWhole');
  const units = value * 10 ** decimals;
  if (Math.abs(units - Math.round(units)) > noise)
    throw new LendingError(field, 'tooManyDecimals', decimals);
}

/**
 * CZK → haléře.
 * @throws LendingError unless `amount` is `minimum` to {@link maximumAmount} with at most two decimals
 */
export function toHalere(field: string, amount: number, minimum = 0): number {
  checkNumber(field, amount, minimum, maximumAmount, 2);
  return Math.round(amount * 100);
}

/** Haléře → CZK. */
export const fromHalere = (halere: number): number => halere / 100;

/** Exact sum of amounts with at most two decimals. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((halere, amount) => halere + Math.round(amount * 100), 0) / 100;
