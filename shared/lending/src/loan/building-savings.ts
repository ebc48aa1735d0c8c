import { apr, type CashFlow } from './apr';
import { interestHalere, toRateUnits } from '../calendar-and-money/day-count';
import { LendingError } from '../calendar-and-money/lending-error';
import {
  type Amount,
  checkNumber,
  Decimal,
  fromHalere,
  roundToHaler,
  toHalere,
} from '../calendar-and-money/money';

/*
 * Projection of building savings with state support: act 96/1993 as of 2024 (s. 10: 5 % of the saved
 * amount of a year, at most of 20 000 CZK).
 */

export interface SupportRules {
  /** % of the saved amount of a year. */
  percent: number;
  /** The highest amount saved in a year that support is counted from, CZK; the rest carries over. */
  base: number;
}

export interface BuildingSavingsInput {
  /** Target amount (cílová částka), CZK. */
  targetAmount: number;
  /** Paid on the first day of every month, the first one on the day that the saving starts; CZK. */
  monthlyDeposit: number;
  /** Paid beside the monthly deposit; month 1 is the month the saving starts in. */
  extraDeposits?: readonly { month: number; amount: number }[];
  /** % p.a. */
  ratePercent: number;
  /** Length of saving, 1 to 600 months. */
  months: number;
  /** First month of saving, `YYYY-MM`. */
  startMonth: string;
  /** Day of that month on which the first deposit is paid, 1 unless said; interest begins with it. */
  startDay?: number;
  /** Fee for the contract, % of the target amount, taken before the first deposit. */
  contractFeePercent?: number;
  /** CZK at the end of each calendar year. */
  annualFee?: number;
  /** Whether state support is asked for; legal persons have none. */
  stateSupport: boolean;
  /** Tax on interest, 15 % unless said. */
  taxPercent?: number;
  supportRules?: SupportRules;
}

/** A calendar year of saving; amounts in CZK. */
export interface BuildingSavingsYear {
  year: number;
  deposits: number;
  interest: number;
  tax: number;
  fees: number;
  /** Deposits and interest less tax and fees: what support is counted from. */
  savedAmount: number;
  /** Support of this year, credited on 1 April of the next. */
  support: number;
  /** Saved amount left over for the support of later years. */
  carryForward: number;
  /** Balance at the end of the year, or of saving. */
  balance: number;
}

export interface BuildingSavingsProjection {
  years: readonly BuildingSavingsYear[];
  totalDeposits: number;
  totalInterest: number;
  totalTax: number;
  totalFees: number;
  totalStateSupport: number;
  /** Deposits and interest less tax and fees, and all support, that of the last year too; CZK. */
  finalAmount: number;
  /** Yearly yield of the deposits, % p.a. half up to 0.01; `undefined` when nothing was paid in. */
  effectiveYieldPercent: number | undefined;
  /** Month in which the balance reaches the target amount, from 1; `undefined` when it does not. */
  targetReachedInMonth: number | undefined;
}

/** As of 2024. */
export const supportRules2024: SupportRules = { percent: 5, base: 20_000 };

const interestTaxPercent = 15;
const maximumMonths = 600;
const daysOfMonth = 30;
/** Support of a year is credited on 1 April of the next. */
const supportMonth = 4;

/** Part of an amount of haléře, half up. */
const percentOf = (halere: number, percent: Amount): number =>
  new Decimal(halere).times(percent).div(100).toDecimalPlaces(0).toNumber();

function monthlyDeposits({ monthlyDeposit, extraDeposits = [], months }: BuildingSavingsInput) {
  const deposits = Array.from({ length: months }, () => toHalere('monthlyDeposit', monthlyDeposit));
  extraDeposits.forEach(({ month, amount }, index) => {
    checkNumber(`extraDeposits[${index}].month`, month, 1, months, 0);
    deposits[month - 1] =
      (deposits[month - 1] ?? 0) + toHalere(`extraDeposits[${index}].amount`, amount);
  });
  return deposits;
}

/** Rate at which the deposits alone would grow to the final amount, % p.a. */
function effectiveYield(deposits: readonly number[], finalAmount: number): number | undefined {
  if (finalAmount <= 0 || deposits.every((amount) => amount === 0)) return undefined;
  const drawings: CashFlow[] = deposits.map((amount, index) => ({ years: index / 12, amount }));
  const payments = [{ years: deposits.length / 12, amount: finalAmount }];
  return roundToHaler(apr({ drawings, payments }));
}

/**
 * Deposits on the first of a month, interest by months from what is there, credited and taxed at the
 * end of each calendar year and of saving.
 * @throws LendingError when an input is out of its range
 */
export function projectBuildingSavings(input: BuildingSavingsInput): BuildingSavingsProjection {
  const { startMonth, months, supportRules = supportRules2024, stateSupport } = input;
  checkNumber('months', months, 1, maximumMonths, 0);
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(startMonth)) throw new LendingError('startMonth', 'notADate');
  const { startDay = 1, contractFeePercent = 0, taxPercent = interestTaxPercent } = input;
  checkNumber('startDay', startDay, 1, 31, 0);
  checkNumber('contractFeePercent', contractFeePercent, 0, 100);
  checkNumber('taxPercent', taxPercent, 0, 100);
  checkNumber('supportRules.percent', supportRules.percent, 0, 100);
  const rateUnits = toRateUnits('ratePercent', input.ratePercent);
  const target = toHalere('targetAmount', input.targetAmount, 0.01);
  const annualFee = toHalere('annualFee', input.annualFee ?? 0);
  const supportBase = toHalere('supportRules.base', supportRules.base);
  const deposits = monthlyDeposits(input);
  const firstMonth = Number(startMonth.slice(0, 4)) * 12 + Number(startMonth.slice(5)) - 1;

  // A month has 30 days; what is paid in on its last day bears no interest in it.
  const firstDays = daysOfMonth + 1 - Math.min(startDay, daysOfMonth + 1);

  const contractFee = percentOf(target, contractFeePercent);
  let balance = -contractFee;
  let support = 0;
  let carryForward = 0;
  let targetReachedInMonth: number | undefined;
  const total = { deposits: 0, interest: 0, tax: 0, fees: 0, support: 0 };
  const years: BuildingSavingsYear[] = [];
  let ofYear = { deposits: 0, fees: contractFee, balances: 0 };

  deposits.forEach((deposit, index) => {
    const month = ((firstMonth + index) % 12) + 1;
    if (month === supportMonth) {
      balance += support;
      support = 0;
    }
    balance += deposit;
    ofYear.deposits += deposit;
    ofYear.balances += Math.max(0, balance) * (index === 0 ? firstDays : daysOfMonth);
    const isEnd = index === months - 1;
    if (month === 12 || isEnd) {
      const interest = interestHalere(ofYear.balances, rateUnits, 1, 12 * daysOfMonth);
      const tax = percentOf(interest, taxPercent);
      const fees = ofYear.fees + (month === 12 ? annualFee : 0);
      balance += interest - tax - (fees - ofYear.fees);
      const saved = ofYear.deposits + interest - tax - fees;
      const base = Math.max(0, saved) + carryForward;
      const earned = stateSupport
        ? percentOf(Math.min(base, supportBase), supportRules.percent)
        : 0;
      carryForward = Math.max(0, base - supportBase);
      // The support of the year before waits for April, too, when saving ends before it.
      support += earned;
      years.push({
        year: Math.floor((firstMonth + index) / 12),
        deposits: fromHalere(ofYear.deposits),
        interest: fromHalere(interest),
        tax: fromHalere(tax),
        fees: fromHalere(fees),
        savedAmount: fromHalere(saved),
        support: fromHalere(earned),
        carryForward: fromHalere(carryForward),
        balance: fromHalere(balance),
      });
      total.deposits += ofYear.deposits;
      total.interest += interest;
      total.tax += tax;
      total.fees += fees;
      total.support += earned;
      ofYear = { deposits: 0, fees: 0, balances: 0 };
    }
    if (balance >= target) targetReachedInMonth ??= index + 1;
  });

  const finalAmount = fromHalere(balance + support);
  return {
    years,
    totalDeposits: fromHalere(total.deposits),
    totalInterest: fromHalere(total.interest),
    totalTax: fromHalere(total.tax),
    totalFees: fromHalere(total.fees),
    totalStateSupport: fromHalere(total.support),
    finalAmount,
    effectiveYieldPercent: effectiveYield(deposits.map(fromHalere), finalAmount),
    targetReachedInMonth,
  };
}
