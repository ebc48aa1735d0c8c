import type { adminCalls } from '@advisor/contracts/admin/calls';
import { maxHandedCases } from '@advisor/contracts/admin/case-owner-rules';
import { minSearchLength } from '@advisor/contracts/case/dashboard';
import { maxId } from '@advisor/contracts/fields';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, inArray, like, or, type SQL } from 'drizzle-orm';
import { listedFor } from '../../../domain/cases/case-access';
import { listCases } from '../../../domain/cases/case-list';
import { cases } from '../../../domain/cases/schema/cases';
import type { Config } from '../../../platform/config/config';
import type { Database } from '../../../platform/database/database';
import { badRequest } from '../../../platform/failure';
import { containing, searchWords } from '../../../platform/search/search-key';
import type { SignedInUser } from '../../../platform/session/user';

interface Asking {
  db: Database;
  user: SignedInUser;
  config: Pick<Config, 'demoUsers'>;
}

/** Further ones are found by another word. */
const mostFound = 20;

const listOf = (
  { db, user }: Asking,
  window: { where: SQL | undefined; limit: number; isSearch?: boolean },
) => listCases(db, user, { ...window, sort: { field: 'lastChange', descending: true }, offset: 0 });

/**
 * Cases by parts of the client's name or of a number.
 * @throws Failure 400 on a word too short to look for among all cases
 */
export async function findCases(
  asking: Asking,
  text: string,
): Promise<CallResponse<typeof adminCalls.findCases>> {
  const words = searchWords(text);
  if (words.some((word) => word.length < minSearchLength)) {
    throw badRequest(`Každé slovo hledání musí mít alespoň ${minSearchLength} znaky.`, {
      field: 'text',
    });
  }
  const { items, hasMore } = await listOf(asking, {
    where: and(
      listedFor(asking.user, asking.config),
      ...words.map((word) => like(cases.searchKey, containing(word))),
    ),
    limit: mostFound,
    isSearch: true,
  });
  return { cases: items, hasMore };
}

/** Cases by their numbers or those of their contracts, in the order in which they were named. */
export async function resolveCases(
  asking: Asking,
  numbers: readonly string[],
): Promise<CallResponse<typeof adminCalls.resolveCases>> {
  const ids = numbers.filter((number) => /^\d{1,10}$/.test(number)).map(Number);
  const { items } = await listOf(asking, {
    where: or(
      inArray(
        cases.id,
        ids.filter((id) => id <= maxId),
      ),
      inArray(cases.contractNumber, [...numbers]),
    ),
    // A number may be a case's and another one's contract's.
    limit: 2 * maxHandedCases,
  });
  return numbers.map((number) => ({
    number,
    case:
      items.find(({ caseId }) => String(caseId) === number) ??
      items.find(({ contractNumber }) => contractNumber === number),
  }));
}
