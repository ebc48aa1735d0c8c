import type { CaseSearchResult, caseSearchInputSchema } from '@advisor/contracts/case/dashboard';
import { minSearchLength } from '@advisor/contracts/case/dashboard-options';
import { and, eq, like, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/database/database';
import { cases } from '../../domain/cases/schema/cases';
import { badRequest } from '../../platform/failure';
import { containing, searchWords } from '../../platform/search/search-key';
import type { SignedInUser } from '../../platform/session/user';
import { listedFor } from '../../domain/cases/case-access';
import { listCases } from '../../domain/cases/case-list';
import { filterConditions } from './dashboard-filter';

export type CaseSearch = z.output<typeof caseSearchInputSchema>;

/**
 * Condition on `cases`: in the filter, and every word a part of the client's name or of a number.
 * @throws Failure 400 on a word too short to look for among all cases
 */
export function caseSearchCondition(
  user: SignedInUser,
  search: CaseSearch,
  config: Pick<Config, 'demoUsers'>,
): SQL | undefined {
  const words = searchWords(search.searchTerm);
  // Within a filter the user's own cases are few; among all, the index needs three characters.
  if (search.filter === undefined && words.some((word) => word.length < minSearchLength)) {
    throw badRequest(`Každé slovo hledání musí mít alespoň ${minSearchLength} znaky.`, {
      field: 'searchTerm',
    });
  }
  return and(
    search.filter === undefined
      ? listedFor(user, config)
      : and(eq(cases.ownerId, user.id), filterConditions[search.filter]),
    ...words.map((word) => like(cases.searchKey, containing(word))),
  );
}

/** Within a filter, or for a broker, the index of the owner leads to the few cases in question. */
export const isSearchAmongAll = (user: SignedInUser, search: CaseSearch): boolean =>
  search.filter === undefined && user.isInternal && searchWords(search.searchTerm).length > 0;

export async function searchCases(
  db: Database,
  user: SignedInUser,
  search: CaseSearch,
  config: Pick<Config, 'demoUsers'>,
): Promise<CaseSearchResult> {
  const { sort, pagination } = search;
  const { items, hasMore } = await listCases(db, user, {
    where: caseSearchCondition(user, search, config),
    sort,
    offset: pagination.offset,
    limit: pagination.pageSize,
    isSearch: isSearchAmongAll(user, search),
  });
  return { rows: items, pagination: { ...pagination, hasNext: hasMore } };
}
