import { obligationSource } from '@advisor/contracts/codebooks/income';
import type { Household } from '@advisor/contracts/household/schemas';
import type { Obligation } from '@advisor/contracts/obligation/schemas';
import type { CountedIncome } from '@advisor/lending/affordability/counted-income';
import type { CreditPolicy } from '@advisor/lending/affordability/credit-policy';
import { declaredIncome, type EnteredIncome } from '@advisor/lending/affordability/declared-income';
import {
  type HouseholdExpenses,
  householdTotals,
} from '@advisor/lending/affordability/household-totals';
import { sumOf } from '@advisor/lending/calendar-and-money/money';
import {
  countObligations,
  type NamedObligation,
} from '@advisor/lending/affordability/paired-obligations';

/** Of a row that is being typed and has no number yet. */
export const newRow = 0;

interface OfPerson {
  customerOnSAId: number;
}

export interface BudgetIncome extends OfPerson {
  incomeId: number;
  income: EnteredIncome;
}

export interface BudgetObligation extends OfPerson {
  obligationId: number;
  /** Number of what a register reports; absent for what the client stated. */
  report?: string | undefined;
  obligation: NamedObligation;
}

/** What the household's form holds, typed or saved. */
export interface StatedByHousehold {
  childrenAges: readonly number[];
  expenses: HouseholdExpenses;
}

export interface BudgetFacts {
  household: Household;
  stated: StatedByHousehold;
  policy: CreditPolicy;
  /** What the loan has for repaying other loans, CZK; absent while there is no loan. */
  consolidationLimit?: number | undefined;
  /** Of the household, with what is being typed. */
  incomes: readonly BudgetIncome[];
  /** Of everybody on the application: a loan of two people counts at the first. */
  obligations: readonly BudgetObligation[];
}

/** CZK a month. */
export interface BudgetLine {
  income: number;
  expenses: number;
  instalments: number;
  left: number;
}

export interface Budget {
  declared: BudgetLine;
  counted: BudgetLine;
  livingMinimum: number;
  incomes: ReadonlyMap<number, CountedIncome>;
  obligations: ReadonlyMap<number, ReturnType<typeof countObligations>[number]>;
  /** What is to be consolidated of everybody on the application, CZK. */
  toConsolidate: number;
}

/** As the list of obligations has them. */
export const toBudgetObligation = (customerOnSAId: number, listed: Obligation) => ({
  customerOnSAId,
  obligationId: listed.obligationId,
  report:
    listed.obligationSource === obligationSource.creditBureau.code
      ? `${listed.obligationExternalScheme} ${listed.obligationExternalId}`
      : undefined,
  obligation: listed,
});

/** The order in which the server counts, on which a rest of a haléř depends. */
const byPerson = (one: OfPerson, other: OfPerson) => one.customerOnSAId - other.customerOnSAId;

/**
 * What was declared of a household beside what the bank counts with, as the server does.
 * @param day of the calculation, `YYYY-MM-DD`
 * @throws LendingError when an amount is impossible
 */
export function householdBudget(facts: BudgetFacts, day: string): Budget {
  const { household, stated, policy, consolidationLimit } = facts;
  const incomes = facts.incomes.toSorted(
    (one, other) => byPerson(one, other) || one.income.incomeTypeId - other.income.incomeTypeId,
  );
  const rows = countObligations(
    facts.obligations
      .toSorted(byPerson)
      .map((row) => ({ ...row, id: row.obligationId, personId: row.customerOnSAId })),
    policy.obligations,
    consolidationLimit,
  );
  const toConsolidate = sumOf(rows.map(({ counted }) => counted.toConsolidate));
  const members = household.customers.map(({ customerOnSAId }) => customerOnSAId);
  const owed = rows
    .filter(({ row, duplicateOf }) => duplicateOf === undefined && members.includes(row.personId))
    .map((one) => one.facts);
  const totals = householdTotals(
    {
      members: { adults: members.length, childrenAges: stated.childrenAges },
      incomes: incomes.map(({ income }) => declaredIncome(income)),
      obligations: owed,
      expenses: stated.expenses,
      isConsolidationCovered:
        consolidationLimit === undefined || toConsolidate <= consolidationLimit,
    },
    policy,
    day,
  );
  const { incomeCounted, incomeDeclared, expensesDeclared, instalments, left } = totals;
  const owedDeclared = sumOf(owed.map(({ installmentAmount = 0 }) => installmentAmount));
  return {
    declared: {
      income: incomeDeclared,
      expenses: expensesDeclared,
      instalments: owedDeclared,
      left: sumOf([incomeDeclared, -expensesDeclared, -owedDeclared]),
    },
    counted: {
      income: incomeCounted,
      // What neither income nor instalments explain: living costs, housing and the reserve.
      expenses: sumOf([incomeCounted, -instalments, -left]),
      instalments,
      left,
    },
    livingMinimum: totals.livingMinimum,
    incomes: new Map(
      incomes.flatMap(({ incomeId }, place) => {
        const counted = totals.incomes[place];
        return counted === undefined ? [] : [[incomeId, counted] as const];
      }),
    ),
    obligations: new Map(rows.map((one) => [one.row.id, one])),
    toConsolidate,
  };
}
