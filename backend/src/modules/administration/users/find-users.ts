import type { adminCalls } from '@advisor/contracts/admin/calls';
import { userIdentifierScheme } from '@advisor/contracts/codebooks/customer';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Config } from '../../../platform/config/config';
import type { Database } from '../../../platform/database/database';
import { badRequest, notFound } from '../../../platform/failure';
import { czechSortKey } from '../../../platform/search/czech-sort-key';
import { searchKey, searchWords } from '../../../platform/search/search-key';
import { userIdentifiers, users } from '../../../platform/session/schema/users';
import { isKnown, summaryOf, type UserSummary } from './known-users';

/** Further ones are found by another word. */
const mostFound = 20;

interface Users {
  db: Database;
  config: Pick<Config, 'demoUsers'>;
}

/** @throws Failure 404 when nobody has the identifier */
export async function findUser(
  { db, config }: Users,
  { scheme, identity }: { scheme: number; identity: string },
): Promise<UserSummary> {
  const isScheme = Object.values(userIdentifierScheme).some(({ code }) => code === scheme);
  const [found] = await db
    .select({ user: users })
    .from(userIdentifiers)
    .innerJoin(users, eq(users.id, userIdentifiers.userId))
    .where(
      and(
        // A number that is no scheme may be one that no column holds.
        isScheme ? eq(userIdentifiers.scheme, scheme) : sql`false`,
        eq(userIdentifiers.identity, identity),
        isKnown(config),
      ),
    );
  if (found === undefined)
    throw notFound('Uživatel s tímto číslem neexistuje.', { field: 'identity' });
  return summaryOf(found.user);
}

/**
 * Whoever is called so, or has exactly such a login or number, in the order of the alphabet. Users are
 * too few for an index of words.
 */
async function usersMeant({ db, config }: Users, text: string) {
  const words = searchWords(text);
  const exact = searchKey(text);
  const all = await db.select().from(users).where(isKnown(config)).orderBy(asc(users.id));
  return all
    .filter(({ firstName, lastName, login, cpm, icp }) => {
      const names = searchKey(`${firstName} ${lastName}`).split(/[ -]/);
      const isCalledSo = words.every((word) => names.some((one) => one.startsWith(word)));
      return isCalledSo || [login, cpm, icp].includes(exact);
    })
    .map((user) => ({ user, key: czechSortKey(user.lastName, user.firstName) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ user }) => user);
}

/** Those whom a text means, as a list to choose from. */
export async function searchUsers(
  asked: Users,
  text: string,
): Promise<CallResponse<typeof adminCalls.searchUsers>> {
  const meant = await usersMeant(asked, text);
  return { users: meant.slice(0, mostFound).map(summaryOf), hasMore: meant.length > mostFound };
}

/**
 * All whom a text means.
 * @throws Failure 400 when they are too many to be meant
 */
export async function namedUsers(
  asked: Users,
  text: string,
): Promise<{ userId: number; name: string }[]> {
  const meant = await usersMeant(asked, text);
  if (meant.length > mostFound) {
    throw badRequest(`Zadání odpovídá ${meant.length} zaměstnancům. Upřesněte je.`, {
      field: 'employee',
    });
  }
  return meant.map(withName);
}

const withName = ({ id, firstName, lastName }: typeof users.$inferSelect) => ({
  userId: id,
  name: `${firstName} ${lastName}`,
});

/** The user of a number, or nobody. */
export async function userOf({ db, config }: Users, userId: number) {
  const found = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isKnown(config)));
  return found.map(withName);
}

/** Whom each identifier belongs to, in the order in which they were asked for. */
export async function resolveUsers(
  { db, config }: Users,
  identities: readonly string[],
): Promise<CallResponse<typeof adminCalls.resolveUsers>> {
  const found = await db
    .select({ identity: userIdentifiers.identity, user: users })
    .from(userIdentifiers)
    .innerJoin(users, eq(users.id, userIdentifiers.userId))
    .where(and(inArray(userIdentifiers.identity, [...identities]), isKnown(config)))
    .orderBy(asc(userIdentifiers.scheme));
  return identities.map((identity) => {
    const named = found.filter((one) => one.identity === identity).map(({ user }) => user);
    return {
      identity,
      users: named
        .filter(({ id }, at) => named.findIndex((one) => one.id === id) === at)
        .map(summaryOf),
    };
  });
}
