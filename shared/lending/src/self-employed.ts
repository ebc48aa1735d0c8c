import { type Amount, ceilToCrown, checkNumber, Decimal, roundToHaler } from './money';

/*
 * Income of a self-employed client from a tax return (form 25 5405). Numbers of rows are those of the
 * form: 101 income, 102 expenses, 113 partial base, 56 base rounded down to 100, 57 tax, 71 after
 * credits, 74 after the credit for children.
 */

/** Flat rate of expenses, % of income: crafts and farming 80, trades 60, professions 40, rent 30. */
export type ExpenseRate = 80 | 60 | 40 | 30;

/**
 * What the tax of a year follows: act 586/1992 s. 7(7) and 16. The amounts change by years, so that they
 * are data of the caller.
 */
export interface IncomeTaxRules {
  percent: number;
  higherPercent: number;
  /** Base above which the higher rate holds, CZK. */
  higherAbove: number;
  /** Highest flat-rate expenses by their rate, CZK. */
  highestExpenses: Readonly<Record<ExpenseRate, number>>;
}

/** Amounts in CZK a year. */
export interface TaxReturn {
  /** Income by the flat rate of its expenses. */
  activities: readonly { income: number; expenseRate: ExpenseRate }[];
  /** Tax evidence or accounting: expenses as they were; absent: flat-rate ones. */
  actualExpenses?: number;
  /** Row 54. */
  deductions?: number;
  /** Row 70. */
  credits?: number;
  /** Row 72. */
  childCredit?: number;
  socialInsurancePaid: number;
  healthInsurancePaid: number;
  taxRules: IncomeTaxRules;
  /** What the bank takes for expenses by the line of business (NACE), % of income. */
  bankExpensePercent?: number;
}

/** CZK a year; named by rows of the form. */
export interface TaxReturnRows {
  row101: number;
  row102: number;
  row104: number;
  row113: number;
  row37: number;
  row56: number;
  row57: number;
  row60: number;
  row71: number;
  row74: number;
}

/** CZK a month, half up to 0.01; negative after a loss. */
export interface SelfEmployedIncome {
  rows: TaxReturnRows;
  /** (37 − 74) / 12. */
  byFlatRate: number;
  /** Less social and health insurance, too. */
  byTaxEvidence: number;
  /** Income less the bank's expenses, tax and insurance; `undefined` without the bank's rate. */
  byTurnover: number | undefined;
  /** The one of the first two that belongs to how the expenses were claimed. */
  recommended: number;
}

/** Flat-rate expenses of one rate, CZK; activities of the same rate share the highest amount. */
function flatRateExpenses({ activities, taxRules }: TaxReturn): Decimal {
  const incomes = new Map<ExpenseRate, Decimal>();
  for (const { income, expenseRate } of activities)
    incomes.set(expenseRate, new Decimal(income).plus(incomes.get(expenseRate) ?? 0));
  return [...incomes].reduce(
    (sum, [rate, income]) =>
      sum.plus(Decimal.min(income.times(rate).div(100), taxRules.highestExpenses[rate])),
    new Decimal(0),
  );
}

function taxOf(base: Decimal, { percent, higherPercent, higherAbove }: IncomeTaxRules): Decimal {
  const higher = Decimal.max(base.minus(higherAbove), 0);
  return base.minus(higher).times(percent).plus(higher.times(higherPercent)).div(100);
}

const notNegative = (amount: Amount): Decimal => Decimal.max(amount, 0);
const aMonth = (amount: Decimal): number => roundToHaler(amount.div(12));

/** @throws LendingError when an amount is not 0 or more */
export function selfEmployedIncome(taxReturn: TaxReturn): SelfEmployedIncome {
  const { activities, taxRules, socialInsurancePaid, healthInsurancePaid } = taxReturn;
  const { actualExpenses, bankExpensePercent } = taxReturn;
  const limit = Number.MAX_SAFE_INTEGER;
  activities.forEach(({ income }, index) =>
    checkNumber(`activities[${index}].income`, income, 0, limit),
  );
  const { deductions = 0, credits = 0, childCredit = 0 } = taxReturn;
  const amounts = { actualExpenses: actualExpenses ?? 0, deductions, credits, childCredit };
  for (const [field, amount] of Object.entries({
    ...amounts,
    socialInsurancePaid,
    healthInsurancePaid,
  }))
    checkNumber(field, amount, 0, limit);
  checkNumber('bankExpensePercent', bankExpensePercent ?? 0, 0, 100);
  const income = activities.reduce((sum, activity) => sum.plus(activity.income), new Decimal(0));
  const expenses =
    actualExpenses === undefined ? flatRateExpenses(taxReturn) : new Decimal(actualExpenses);
  const partialBase = income.minus(expenses);
  const base = notNegative(partialBase.minus(deductions)).div(100).floor().times(100);
  const tax = taxOf(base, taxRules);
  const roundedTax = ceilToCrown(tax);
  const afterCredits = notNegative(new Decimal(roundedTax).minus(credits));
  const finalTax = notNegative(afterCredits.minus(childCredit));

  const net = partialBase.minus(finalTax);
  const insurance = new Decimal(socialInsurancePaid).plus(healthInsurancePaid);
  const byFlatRate = aMonth(net);
  const byTaxEvidence = aMonth(net.minus(insurance));
  return {
    rows: {
      row101: income.toNumber(),
      row102: expenses.toNumber(),
      row104: partialBase.toNumber(),
      row113: partialBase.toNumber(),
      row37: partialBase.toNumber(),
      row56: base.toNumber(),
      row57: tax.toNumber(),
      row60: roundedTax,
      row71: afterCredits.toNumber(),
      row74: finalTax.toNumber(),
    },
    byFlatRate,
    byTaxEvidence,
    byTurnover:
      bankExpensePercent === undefined
        ? undefined
        : aMonth(
            income
              .times(100 - bankExpensePercent)
              .div(100)
              .minus(finalTax)
              .minus(insurance),
          ),
    recommended: actualExpenses === undefined ? byFlatRate : byTaxEvidence,
  };
}
