import type { CaseListItem, CaseSortField } from '@advisor/contracts/case/dashboard';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { isActiveTask, tasks } from '../../db/schema/case-history';
import { cases } from '../../db/schema/cases';
import { customersOnSA, salesArrangements } from '../../db/schema/sales-arrangements';
import { users } from '../../db/schema/users';
import { isDebtor, isLoanApplication } from './loan-application';

const sortColumns = {
  lastChange: cases.lastChangedOn,
  client: cases.clientSortKey,
  amount: cases.targetAmount,
  caseId: cases.id,
} as const satisfies Record<CaseSortField, unknown>;

export interface CaseListWindow {
  where: SQL | undefined;
  sort: { field: CaseSortField; descending: boolean };
  offset: number;
  limit: number;
}

/**
 * The statement behind every list of cases. The window is cut on `cases` alone, along an index;
 * only the rows in it are joined with their client, owner and tasks.
 */
export function caseListStatement(db: Database, { where, sort, offset, limit }: CaseListWindow) {
  const direction = sort.descending ? desc : asc;
  const page = db
    .select()
    .from(cases)
    .where(where)
    .orderBy(direction(sortColumns[sort.field]), direction(cases.id))
    .offset(offset)
    .limit(limit)
    .as('page');
  const pageSortColumns = {
    lastChange: page.lastChangedOn,
    client: page.clientSortKey,
    amount: page.targetAmount,
    caseId: page.id,
  } as const satisfies Record<CaseSortField, unknown>;
  return db
    .select({
      caseId: page.id,
      contractNumber: page.contractNumber,
      state: page.state,
      productTypeId: page.productTypeId,
      mandantId: page.mandantId,
      targetAmount: page.targetAmount,
      createdOn: page.createdOn,
      lastChangedOn: page.lastChangedOn,
      firstName: customersOnSA.firstName,
      lastName: customersOnSA.lastName,
      ownerId: page.ownerId,
      ownerName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      activeTaskCount: sql<number>`(
        select count(*)::int from ${tasks} where ${tasks.caseId} = ${page.id} and ${isActiveTask(tasks.state)}
      )`,
    })
    .from(page)
    .innerJoin(users, eq(users.id, page.ownerId))
    .innerJoin(salesArrangements, isLoanApplication(page.id))
    .innerJoin(
      customersOnSA,
      and(eq(customersOnSA.salesArrangementId, salesArrangements.id), isDebtor),
    )
    .orderBy(direction(pageSortColumns[sort.field]), direction(page.id));
}

type CaseListRow = Awaited<ReturnType<typeof caseListStatement>>[number];

function toListItem(row: CaseListRow): CaseListItem {
  const { firstName, lastName, ownerId, ownerName, ...item } = row;
  return {
    ...item,
    // The table's checks keep the codes to those of the codebooks.
    state: item.state as CaseListItem['state'],
    productTypeId: item.productTypeId as CaseListItem['productTypeId'],
    mandantId: item.mandantId as CaseListItem['mandantId'],
    contractNumber: item.contractNumber ?? undefined,
    customer: { firstName, lastName },
    owner: { userId: ownerId, name: ownerName },
    createdOn: item.createdOn.toISOString(),
    lastChangedOn: item.lastChangedOn.toISOString(),
  };
}

/** A window of cases, and whether more come after it. */
export async function listCases(
  db: Database,
  window: CaseListWindow,
): Promise<{ items: CaseListItem[]; hasMore: boolean }> {
  const rows = await caseListStatement(db, { ...window, limit: window.limit + 1 });
  return {
    items: rows.slice(0, window.limit).map(toListItem),
    hasMore: rows.length > window.limit,
  };
}
