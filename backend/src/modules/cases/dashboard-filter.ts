import type { DashboardFilter } from '@advisor/contracts/case/dashboard-options';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { cases, loans } from '../../domain/cases/schema/cases';
import { closedStates } from '../../domain/cases/case-access';
import {
  codeList,
  disbursedState,
  hasApplicationIn,
  hasOpenServiceRequest,
  preparedStates,
  signingState,
} from '../../domain/cases/loan-application';

/** Not all of the loan has been drawn. Savings are never drawn. */
const isUndrawn: SQL = sql`exists (
  select from ${loans}
  where ${loans.caseId} = ${cases.id} and ${loans.drawnAmount} < ${cases.targetAmount}
)`;

/** What each filter of the dashboard holds, beside that the case is the user's own. */
export const filterConditions: Record<DashboardFilter, SQL> = {
  'my-cases': sql`${cases.state} not in ${codeList(closedStates)}`,
  'loan-applications': hasApplicationIn(preparedStates),
  'contract-signing': hasApplicationIn([signingState]),
  drawing: sql`${hasApplicationIn([disbursedState])} and ${isUndrawn}`,
  management: sql`${hasApplicationIn([disbursedState])} and not ${isUndrawn}`,
  'my-service': hasOpenServiceRequest,
};

/** How many of the user's cases each filter holds, counted in one pass. */
export async function countByFilter(
  db: Database,
  userId: number,
): Promise<{ filter: DashboardFilter; count: number }[]> {
  const filters = Object.keys(filterConditions) as DashboardFilter[];
  const columns = Object.fromEntries(
    filters.map((filter) => [
      filter,
      sql<number>`(count(*) filter (where ${filterConditions[filter]}))::int`,
    ]),
  ) as Record<DashboardFilter, SQL<number>>;
  const [counts] = await db.select(columns).from(cases).where(eq(cases.ownerId, userId));
  return filters.map((filter) => ({ filter, count: counts?.[filter] ?? 0 }));
}
