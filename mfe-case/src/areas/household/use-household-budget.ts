import { serverNow } from '@advisor/api-client/server-clock';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import type { Household } from '@advisor/contracts/household/schemas';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { LendingError } from '@advisor/lending/calendar-and-money/lending-error';
import { useQueries } from '@tanstack/react-query';
import { createContext } from 'react';
import {
  type Budget,
  type BudgetIncome,
  type BudgetObligation,
  householdBudget,
  type StatedByHousehold,
  toBudgetObligation,
} from './household-budget';
import {
  creditPolicyQuery,
  householdsQuery,
  incomesQuery,
  obligationsQuery,
} from './household.queries';

export interface HouseholdOfApplication {
  salesArrangementId: number;
  household: Household;
  /** What stands in its form at the moment. */
  stated: () => StatedByHousehold;
}

/** The household whose people a panel is of. */
export const HouseholdContext = createContext<HouseholdOfApplication | undefined>(undefined);

/** What is being typed, in the place of what is saved. */
export interface TypedRow {
  income?: BudgetIncome;
  obligation?: BudgetObligation;
}

/** What is saved of a household's people, by which its budget is counted on each key. */
export function useHouseholdBudget({
  salesArrangementId,
  household,
  stated,
}: HouseholdOfApplication) {
  const { policy } = usePrefetchedQuery(creditPolicyQuery(salesArrangementId)).data;
  const { households, consolidationLimit } = usePrefetchedQuery(
    householdsQuery(salesArrangementId),
  ).data;
  const everybody = households.flatMap(({ customers }) => customers);
  const incomes = useQueries({
    queries: household.customers.map(({ customerOnSAId }) => incomesQuery(customerOnSAId)),
    combine: (answers) =>
      household.customers.flatMap(({ customerOnSAId }, place) =>
        (answers[place]?.data ?? []).map(({ incomeId, income }): BudgetIncome => ({
          customerOnSAId,
          incomeId,
          income,
        })),
      ),
  });
  const obligations = useQueries({
    queries: everybody.map(({ customerOnSAId }) => obligationsQuery(customerOnSAId)),
    combine: (answers) =>
      everybody.flatMap(({ customerOnSAId }, place) =>
        (answers[place]?.data ?? []).map((listed): BudgetObligation =>
          toBudgetObligation(customerOnSAId, listed),
        ),
      ),
  });
  const count = (typed: TypedRow = {}): Budget =>
    householdBudget(
      {
        household,
        stated: stated(),
        policy,
        consolidationLimit,
        incomes: replaced(incomes, typed.income, ({ incomeId }) => incomeId),
        obligations: replaced(obligations, typed.obligation, ({ obligationId }) => obligationId),
      },
      bankDay(serverNow()),
    );
  return {
    policy,
    consolidationLimit,
    count,
    /** Nothing while what is typed is impossible. */
    tryToCount: (typed: TypedRow): Budget | undefined => {
      try {
        return count(typed);
      } catch (error) {
        if (error instanceof LendingError) return undefined;
        throw error;
      }
    },
  };
}

/** The rows with the typed one in its place, or behind them. */
function replaced<Row>(rows: readonly Row[], typed: Row | undefined, idOf: (row: Row) => number) {
  if (typed === undefined) return rows;
  return rows.some((row) => idOf(row) === idOf(typed))
    ? rows.map((row) => (idOf(row) === idOf(typed) ? typed : row))
    : [...rows, typed];
}
