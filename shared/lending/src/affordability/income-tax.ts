import { type Amount, ceilToCrown, Decimal, roundToCrown } from '../calendar-and-money/money';

/*
 * Income tax and insurance of a self-employed person (acts 586/1992, 589/1992 and 592/1992). Amounts
 * are CZK a year. What changes by years is data of the caller.
 */

/** Flat rate of expenses, % of income: crafts and farming 80, trades 60, professions 40, rent 30. */
export type ExpenseRate = 80 | 60 | 40 | 30;

export const expenseRates: readonly ExpenseRate[] = [80, 60, 40, 30];

export interface InsuranceRules {
  /** Share of the profit that is the base, %. */
  readonly profitPercent: number;
  /** Of the base, %. */
  readonly ratePercent: number;
  /** Lowest base of a main activity. */
  readonly minimumBase: number;
}

/** What the tax of a year follows: act 586/1992 s. 7(7), 16 and 35c. */
export interface IncomeTaxRules {
  readonly percent: number;
  readonly higherPercent: number;
  /** Base above which the higher rate holds. */
  readonly higherAbove: number;
  /** Highest flat-rate expenses by their rate. */
  readonly highestExpenses: Readonly<Record<ExpenseRate, number>>;
  /** Credit for the first, second and each further child. */
  readonly childCredits: readonly [number, number, number];
  readonly social: InsuranceRules & {
    readonly maximumBase: number;
    /** Profit from which a secondary activity is insured. */
    readonly secondaryFrom: number;
  };
  readonly health: InsuranceRules;
  /** Payment of the flat tax in a year, by its band. */
  readonly flatTaxPayments: readonly [number, number, number];
}

/** Besides employment, pension or care for a child an activity is secondary. */
export type BusinessActivity = 'main' | 'secondary';

export interface ActivityIncome {
  income: number;
  expenseRate: ExpenseRate;
}

/** Income of activities by the rate of their expenses. */
function incomeByRate(activities: readonly ActivityIncome[]): Map<ExpenseRate, Decimal> {
  const incomes = new Map<ExpenseRate, Decimal>();
  for (const { income, expenseRate } of activities)
    incomes.set(expenseRate, new Decimal(income).plus(incomes.get(expenseRate) ?? 0));
  return incomes;
}

/** Flat-rate expenses; activities of the same rate share the highest amount. */
export const flatRateExpenses = (
  activities: readonly ActivityIncome[],
  highest: IncomeTaxRules['highestExpenses'],
): number =>
  [...incomeByRate(activities)]
    .reduce(
      (sum, [rate, income]) => sum.plus(Decimal.min(income.times(rate).div(100), highest[rate])),
      new Decimal(0),
    )
    .toNumber();

/** Tax of a base, row 57. */
export function incomeTax(
  base: Amount,
  { percent, higherPercent, higherAbove }: IncomeTaxRules,
): number {
  const higher = Decimal.max(new Decimal(base).minus(higherAbove), 0);
  return new Decimal(base)
    .minus(higher)
    .times(percent)
    .plus(higher.times(higherPercent))
    .div(100)
    .toNumber();
}

/** Credit for children, row 72. @param months of each child in the year, the first child first */
export function childCredit(
  months: readonly number[],
  { childCredits }: Pick<IncomeTaxRules, 'childCredits'>,
): number {
  const [first, second, further] = childCredits;
  return roundToCrown(
    months.reduce(
      (sum, count, index) =>
        sum.plus(new Decimal([first, second][index] ?? further).times(count).div(12)),
      new Decimal(0),
    ),
  );
}

export interface BusinessInsurance {
  socialBase: number;
  social: number;
  healthBase: number;
  health: number;
}

const premium = (base: number, { ratePercent }: InsuranceRules) =>
  ceilToCrown(new Decimal(base).times(ratePercent).div(100));

/** Insurance for a year; base and premium up to whole CZK. @param profit row 37, a loss is no base */
export function businessInsurance(
  profit: number,
  { social, health }: Pick<IncomeTaxRules, 'social' | 'health'>,
  activity: BusinessActivity,
): BusinessInsurance {
  const isMain = activity === 'main';
  const base = ({ profitPercent, minimumBase }: InsuranceRules) =>
    Math.max(
      ceilToCrown(new Decimal(Math.max(profit, 0)).times(profitPercent).div(100)),
      isMain ? minimumBase : 0,
    );
  const isInsured = isMain || profit >= social.secondaryFrom;
  const socialBase = isInsured ? Math.min(base(social), social.maximumBase) : 0;
  const healthBase = base(health);
  return {
    socialBase,
    social: premium(socialBase, social),
    healthBase,
    health: premium(healthBase, health),
  };
}

export type FlatTaxBand = 1 | 2 | 3;

const million = 1_000_000;

/**
 * Lowest band of the flat tax that an income allows (act 586/1992 s. 2a); `undefined` where none does.
 * Up to 1.5 and 2 million three quarters of it have to be of higher rates of expenses.
 */
export function flatTaxBand(activities: readonly ActivityIncome[]): FlatTaxBand | undefined {
  const incomes = incomeByRate(activities);
  const income = [...incomes.values()].reduce((sum, one) => sum.plus(one), new Decimal(0));
  const hasThreeQuarters = (rates: readonly ExpenseRate[]) =>
    rates
      .reduce((sum, rate) => sum.plus(incomes.get(rate) ?? 0), new Decimal(0))
      .gte(income.times(0.75));
  if (income.gt(2 * million)) return undefined;
  if (income.lte(million)) return 1;
  const isUpToMiddle = income.lte(1.5 * million);
  if (hasThreeQuarters(isUpToMiddle ? [80, 60] : [80])) return 1;
  return isUpToMiddle || hasThreeQuarters([80, 60]) ? 2 : 3;
}
