import { type TaxReturnPolicy } from './credit-policy';
import {
  type Amount,
  checkNumber,
  Decimal,
  maximumAmount,
  roundToHaler,
} from '../calendar-and-money/money';

/*
 * Income of a self-employed client as a bank takes it from a tax return (form 25 5405). Numbers of
 * rows are those of the form: 37 base of the business, 42 all bases, 74 tax, 101 turnover.
 */

/** How expenses were claimed: a share of the income, real ones, or not at all (flat tax). */
export type ExpenseMethod = 'lumpSum' | 'evidence' | 'flatTax';

/** CZK a year. */
export interface BusinessYear {
  method: ExpenseMethod;
  row37: number;
  row42: number;
  row74: number;
  row101: number;
  /** Social and health insurance; of the flat tax its payments. */
  insurancePaid: number;
  /** What will not come again. */
  oneOffIncome?: number;
  /** What the bank takes for expenses, % of the turnover. */
  bankExpensePercent: number;
}

/** A step of the explanation; operands and result in CZK a year but for the last, which is a month. */
export interface BusinessIncomeStep {
  code: 'tax' | 'base' | 'turnover' | 'net' | 'loss' | 'month';
  operands: Readonly<Record<string, number>>;
  result: number;
}

export interface BusinessIncome {
  /** By the method of the return, CZK a month half up to 0.01; a loss is no income. */
  monthly: number;
  /** By turnover and the bank's expenses, CZK a month; the only one of the flat tax. */
  byTurnover: number;
  steps: BusinessIncomeStep[];
}

const notNegative = (amount: Amount): Decimal => Decimal.max(amount, 0);
const aMonth = (amount: Decimal): number => roundToHaler(notNegative(amount).div(12));

/**
 * Income of one year. Of a tax on more than the business only its share of the bases counts.
 * @throws LendingError when an amount is not a number
 */
export function businessIncome(year: BusinessYear): BusinessIncome {
  const { method, row37, row42, row74, row101, insurancePaid, bankExpensePercent } = year;
  const { oneOffIncome = 0 } = year;
  for (const [field, amount] of Object.entries({ row37, row42 }))
    checkNumber(field, amount, -maximumAmount, maximumAmount);
  for (const [field, amount] of Object.entries({ row74, row101, insurancePaid, oneOffIncome }))
    checkNumber(field, amount, 0, maximumAmount);
  checkNumber('bankExpensePercent', bankExpensePercent, 0, 100);

  const isFlatTax = method === 'flatTax';
  const tax =
    isFlatTax || row37 <= 0 || row42 <= 0
      ? 0
      : roundToHaler(Decimal.min(new Decimal(row74).times(row37).div(row42), row74));
  const turnover = new Decimal(row101)
    .minus(oneOffIncome)
    .times(100 - bankExpensePercent)
    .div(100);
  const netOfTurnover = turnover.minus(tax).minus(insurancePaid);
  if (!isFlatTax && row37 <= 0) {
    return { monthly: 0, byTurnover: 0, steps: [{ code: 'loss', operands: { row37 }, result: 0 }] };
  }
  const byTurnover = aMonth(netOfTurnover);
  if (isFlatTax) {
    const net = roundToHaler(netOfTurnover);
    return {
      monthly: byTurnover,
      byTurnover,
      steps: [
        {
          code: 'turnover',
          operands: { row101, oneOffIncome, bankExpensePercent },
          result: roundToHaler(turnover),
        },
        { code: 'net', operands: { tax, insurancePaid }, result: net },
        { code: 'month', operands: { net }, result: byTurnover },
      ],
    };
  }
  const base = new Decimal(row37).minus(oneOffIncome);
  const insurance = method === 'evidence' ? insurancePaid : 0;
  const netOfBase = base.minus(tax).minus(insurance);
  const net = roundToHaler(netOfBase);
  const monthly = aMonth(netOfBase);
  return {
    monthly,
    byTurnover,
    steps: [
      { code: 'tax', operands: { row74, row37, row42 }, result: tax },
      { code: 'base', operands: { row37, oneOffIncome }, result: base.toNumber() },
      { code: 'net', operands: { tax, insurancePaid: insurance }, result: net },
      { code: 'month', operands: { net }, result: monthly },
    ],
  };
}

/** What the bank takes for expenses of a line of business, %. */
export function expensePercentOf(
  naceCode: string | undefined,
  { expensePercent, expensePercentByNace }: TaxReturnPolicy,
): number {
  for (let length = naceCode?.length ?? 0; length > 0; length -= 1) {
    const percent = expensePercentByNace[naceCode?.slice(0, length) ?? ''];
    if (percent !== undefined) return percent;
  }
  return expensePercent;
}

export interface YearOfBusiness {
  /** CZK a month. */
  monthly: number;
  monthsInBusiness: number;
}

/** Which of the years counts. */
export type BusinessIncomeRule = 'oneYear' | 'average' | 'lowerAfterFall' | 'shortBusiness';

/**
 * What counts of one or two years, CZK a month: the average, or the lower year after a fall.
 * @param years the newest first; a third is left out
 */
export function countBusinessYears(
  years: readonly [YearOfBusiness, ...YearOfBusiness[]],
  { fallToLower, shortestBusinessMonths }: TaxReturnPolicy,
): { monthly: number; rule: BusinessIncomeRule } {
  const [newer, older] = years;
  if (newer.monthsInBusiness < shortestBusinessMonths) return { monthly: 0, rule: 'shortBusiness' };
  if (older === undefined) return { monthly: newer.monthly, rule: 'oneYear' };
  const threshold = new Decimal(older.monthly).times(100 - fallToLower).div(100);
  if (threshold.gt(newer.monthly)) return { monthly: newer.monthly, rule: 'lowerAfterFall' };
  const average = new Decimal(newer.monthly).plus(older.monthly).div(2);
  return { monthly: roundToHaler(average), rule: 'average' };
}
