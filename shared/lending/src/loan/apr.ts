import { addMonths, addYears, daysBetween, monthOf, yearOf } from '../calendar-and-money/calendar';
import { LendingError } from '../calendar-and-money/lending-error';
import { Decimal, roundToHaler } from '../calendar-and-money/money';

/*
 * Annual percentage rate of charge (RPSN): Σ C·(1+X)^−t = Σ D·(1+X)^−s, annex I of directive
 * 2014/17/EU, the same as of 2008/48/EC and annex 1 of act 257/2016.
 */

export interface CashFlow {
  /** Years since the first drawing, see {@link creditYears}. */
  years: number;
  /** CZK. */
  amount: number;
}

export interface CreditFlows {
  /** What the client gets; the first at 0 years. */
  drawings: readonly CashFlow[];
  /** What the client pays: instalments and every charge of the credit. */
  payments: readonly CashFlow[];
}

/** Present value of the flows at the continuous rate `rate`, and how it changes with the rate. */
function discounted(flows: readonly CashFlow[], rate: number): { value: number; slope: number } {
  let value = 0;
  let slope = 0;
  for (const { years, amount } of flows) {
    const present = amount * Math.exp(-rate * years);
    value += present;
    slope -= years * present;
  }
  return { value, slope };
}

/** 1 + X = e^64: beyond any rate of a loan. */
const highestRate = 64;
const precision = 1e-14;
const maximumSteps = 200;

/**
 * The rate of charge, % p.a., not rounded. Newton's method in doubles, kept within a bracket, on
 * ln(1+X): the error is below 10⁻⁸ % (tests compare it with 30 decimal digits).
 * @throws LendingError `payments` `noSolution` when no rate balances the flows, for instance because
 * nothing is left of a drawing after the charges of the same day
 */
export function apr({ drawings, payments }: CreditFlows): number {
  const excess = (rate: number) => {
    const paid = discounted(payments, rate);
    const drawn = discounted(drawings, rate);
    return { value: paid.value - drawn.value, slope: paid.slope - drawn.slope };
  };
  const atZero = excess(0).value;
  if (!Number.isFinite(atZero)) throw new LendingError('payments', 'notFinite');
  if (atZero === 0) return 0;

  // The bracket: more is paid than drawn at `low`, less at `high`.
  const direction = Math.sign(atZero);
  let reach = 1 / 8;
  while (excess(direction * reach).value * direction > 0) {
    reach *= 2;
    if (reach > highestRate) throw new LendingError('payments', 'noSolution');
  }
  let low = Math.min(0, direction * reach);
  let high = Math.max(0, direction * reach);

  let rate = (low + high) / 2;
  for (let step = 0; step < maximumSteps; step++) {
    const { value, slope } = excess(rate);
    if (value > 0) low = rate;
    else high = rate;
    const newton = rate - value / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    const moved = Math.abs(next - rate);
    rate = next;
    if (moved <= precision * Math.max(1, Math.abs(rate))) break;
  }
  return Math.expm1(rate) * 100;
}

/** {@link apr} half up to 0.01 %, as it is shown. */
export const rpsn = (flows: CreditFlows): number => roundToHaler(apr(flows));

/** {@link apr} half up to 0.1 %, the least the directive asks for (annex I, remark d). */
export const rpsnToOneDecimal = (flows: CreditFlows): number =>
  new Decimal(apr(flows)).toDecimalPlaces(1).toNumber();

/**
 * Years between a drawing and a payment: whole months are twelfths; days that are left over are
 * counted back from the payment and divided by 365, or by 366 when the year before them contains
 * 29 February (annex I, remark c; examples of the European Commission of 2015, no. 2).
 * @param from first drawing
 * @param to payment, not before it
 */
export function creditYears(from: string, to: string): number {
  const span = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);
  const months = addMonths(from, span) > to ? span - 1 : span;
  if (addMonths(from, months) === to) return months / 12;
  const back = addMonths(to, -months);
  return months / 12 + daysBetween(from, back) / daysBetween(addYears(back, -1), back);
}
