import { minWildcardStem } from '@advisor/contracts/case/dashboard-options';
import { eq, like, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { badRequest } from '../../platform/failure';
import { searchKey, startingWith } from '../../platform/search/search-key';

/**
 * A name as a person types it: exact but for case and diacritics, or a beginning followed by `*`.
 *
 * @param column the name's search key
 * @throws Failure 400 when fewer than three characters stand before the wildcard
 */
export function nameCondition(column: PgColumn, name: string, field: string): SQL {
  const key = searchKey(name);
  if (!key.endsWith('*')) return eq(column, key);
  const stem = key.replace(/\*+$/, '');
  if (stem.length < minWildcardStem) {
    throw badRequest(`Před hvězdičkou musí být alespoň ${minWildcardStem} znaky.`, { field });
  }
  return like(column, startingWith(stem));
}
