import { type CountedIncome, countIncomes, type DeclaredIncome } from './counted-income';
import {
  type CountedObligation,
  countObligation,
  type ObligationFacts,
  obligationTotals,
} from './counted-obligation';
import { type CreditPolicy } from './credit-policy';
import { type HouseholdMembers, livingMinimum, livingMinimumTable } from './living-minimum';
import { Decimal, roundToHaler, sumOf } from '../calendar-and-money/money';

/** What a household declared to spend, CZK a month. */
export interface HouseholdExpenses {
  housing?: number;
  insurance?: number;
  /** Voluntary, so that it is no burden. */
  saving?: number;
  /** Counts as an instalment. */
  alimony?: number;
  other?: number;
}

export interface HouseholdFacts {
  members: HouseholdMembers;
  incomes: readonly DeclaredIncome[];
  obligations: readonly ObligationFacts[];
  expenses: HouseholdExpenses;
  /** Whether the new loan has enough for everything that it is to repay; it has where nobody says. */
  isConsolidationCovered?: boolean;
}

/** CZK a month where nothing else is said. */
export interface HouseholdTotals {
  incomes: readonly CountedIncome[];
  obligations: readonly CountedObligation[];
  incomeDeclared: number;
  incomeCounted: number;
  expensesDeclared: number;
  /** By law, before the bank's coefficient. */
  livingMinimum: number;
  /** Living minimum × coefficient, or what was declared beside housing if that is more. */
  livingCosts: number;
  /** Declared, at least the bank's minimum. */
  housing: number;
  /** Of obligations, and alimony. */
  instalments: number;
  /** CZK. */
  debt: number;
  /** What the new loan repays, CZK. */
  toConsolidate: number;
  reserve: number;
  /** Income less living costs, housing, instalments and reserve; negative when they are more. */
  left: number;
}

/**
 * Budget of a household as the bank counts it.
 * @param day of the assessment, `YYYY-MM-DD`
 * @throws LendingError when an income is not 0 or more, or the policy has no living minimum of the day
 */
export function householdTotals(
  { members, incomes, obligations, expenses, isConsolidationCovered = true }: HouseholdFacts,
  policy: CreditPolicy,
  day: string,
): HouseholdTotals {
  const { housing = 0, insurance = 0, saving = 0, alimony = 0, other = 0 } = expenses;
  const countedIncomes = countIncomes(incomes, policy.incomes, day);
  const countedObligations = obligations.map((one) =>
    countObligation(one, policy.obligations, isConsolidationCovered),
  );
  const { instalments, debt, toConsolidate } = obligationTotals(countedObligations);
  const minimum = livingMinimum(livingMinimumTable(policy.livingMinimum.tables, day), members);
  const totals = {
    incomeCounted: sumOf(countedIncomes.map(({ counted }) => counted)),
    livingCosts: Math.max(
      roundToHaler(new Decimal(minimum).times(policy.livingMinimum.coefficient)),
      sumOf([insurance, other]),
    ),
    housing: Math.max(housing, policy.housingMinimum),
    instalments: sumOf([instalments, alimony]),
    reserve: policy.reserve,
  };
  return {
    ...totals,
    incomes: countedIncomes,
    obligations: countedObligations,
    incomeDeclared: sumOf(incomes.map(({ netMonthlyIncome }) => netMonthlyIncome)),
    expensesDeclared: sumOf([housing, insurance, saving, alimony, other]),
    livingMinimum: minimum,
    debt,
    toConsolidate,
    left: sumOf([
      totals.incomeCounted,
      -totals.livingCosts,
      -totals.housing,
      -totals.instalments,
      -totals.reserve,
    ]),
  };
}
