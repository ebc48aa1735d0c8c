import type { CaseListItem, CaseSortField } from '@advisor/contracts/case/dashboard';
import { permission } from '@advisor/contracts/permissions';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { isActiveTask, tasks } from './schema/case-history';
import { casePhaseOf } from './case-phase';
import { cases, loans } from './schema/cases';
import { customersOnSA, salesArrangements } from './schema/sales-arrangements';
import type { SignedInUser } from '../../platform/session/user';
import { users } from '../../platform/session/schema/users';
import { isDebtor, isLoanApplication } from './loan-application';

/** The column of `cases`, and of a page of it, behind each order. */
const columnKeys = {
  lastChange: 'lastChangedOn',
  client: 'clientSortKey',
  amount: 'targetAmount',
  caseId: 'id',
} as const satisfies Record<CaseSortField, keyof typeof cases.$inferSelect>;

export interface CaseListWindow {
  where: SQL | undefined;
  sort: { field: CaseSortField; descending: boolean };
  offset: number;
  limit: number;
  /** The condition holds for anything from none to most of all cases, see `readWindow`. */
  isSearch?: boolean;
}

/** How the database gets at the rows of a window. */
type Access =
  /** As its planner likes. */
  | 'planned'
  /** Along the order, for so many rows as `walkLength` allows. */
  | 'walk'
  /** By the index of words; the matches are sorted. */
  | 'words';

/** Rows worth looking through before the index of words is asked; later pages lie deeper. */
const walkLength = (offset: number) => Math.min(2_000 + 40 * offset, 10_000);

/** The window of `cases` alone. */
function pageOf(db: Database, { where, sort, offset, limit }: CaseListWindow, access: Access) {
  const direction = sort.descending ? desc : asc;
  const column = cases[columnKeys[sort.field]];
  const walked = db
    .select()
    .from(cases)
    .orderBy(direction(column), direction(cases.id))
    .limit(walkLength(offset))
    // Named as the table, because the condition speaks of it.
    .as('cases');
  return (
    db
      .select()
      .from(access === 'walk' ? (walked as unknown as typeof cases) : cases)
      .where(where)
      // An expression that no index has keeps the planner from going along the order.
      .orderBy(
        direction(access === 'words' ? sql`greatest(${column})` : column),
        direction(cases.id),
      )
      .offset(offset)
      .limit(limit)
      .as('page')
  );
}

/** The statement behind every list of cases: only the rows of the window are joined. */
export function caseListStatement(db: Database, window: CaseListWindow, access: Access) {
  const { sort } = window;
  const direction = sort.descending ? desc : asc;
  const page = pageOf(db, window, access);
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
      applicationState: salesArrangements.state,
      firstName: customersOnSA.firstName,
      lastName: customersOnSA.lastName,
      birthYear: sql<number>`extract(year from ${customersOnSA.dateOfBirth})::int`,
      clientId: customersOnSA.customerId,
      drawnAmount: loans.drawnAmount,
      overdueAmount: loans.overdueAmount,
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
    .leftJoin(loans, eq(loans.caseId, page.id))
    .orderBy(direction(page[columnKeys[sort.field]]), direction(page.id));
}

type CaseListRow = Awaited<ReturnType<typeof caseListStatement>>[number];

function toListItem(row: CaseListRow, showsOverdue: boolean): CaseListItem {
  const {
    firstName,
    lastName,
    birthYear,
    clientId,
    ownerId,
    ownerName,
    drawnAmount,
    overdueAmount,
    ...item
  } = row;
  const { targetAmount } = item;
  return {
    ...item,
    // The table's checks keep the codes to those of the codebooks.
    state: item.state as CaseListItem['state'],
    productTypeId: item.productTypeId as CaseListItem['productTypeId'],
    mandantId: item.mandantId as CaseListItem['mandantId'],
    applicationState: item.applicationState as CaseListItem['applicationState'],
    phase: casePhaseOf({
      ...item,
      loan:
        drawnAmount === null
          ? undefined
          : {
              targetAmount,
              drawnAmount,
              overdueAmount: showsOverdue ? (overdueAmount ?? 0) : 0,
            },
    }),
    contractNumber: item.contractNumber ?? undefined,
    customer: { firstName, lastName, birthYear, clientId: clientId ?? undefined },
    owner: { userId: ownerId, name: ownerName },
    createdOn: item.createdOn.toISOString(),
    lastChangedOn: item.lastChangedOn.toISOString(),
  };
}

/**
 * The rows of a window. A frequent word is found soonest by walking along the order, a rare one by
 * the index of words. Which it is, no statistics tell when the word goes with the order (all the
 * Nováks in the middle of the alphabet), so a search walks a little first; when that does not fill
 * the window, the index is asked.
 */
export async function readWindow(db: Database, window: CaseListWindow): Promise<CaseListRow[]> {
  if (!window.isSearch) return caseListStatement(db, window, 'planned');
  const rows = await caseListStatement(db, window, 'walk');
  return rows.length === window.limit ? rows : caseListStatement(db, window, 'words');
}

/** A window of cases, and whether more come after it. */
export async function listCases(
  db: Database,
  user: SignedInUser,
  window: CaseListWindow,
): Promise<{ items: CaseListItem[]; hasMore: boolean }> {
  const showsOverdue = user.permissions.has(permission.viewOverdueReceivable);
  const rows = await readWindow(db, { ...window, limit: window.limit + 1 });
  return {
    items: rows.slice(0, window.limit).map((row) => toListItem(row, showsOverdue)),
    hasMore: rows.length > window.limit,
  };
}
