import type { LoggedInUser } from '@advisor/contracts/session/endpoints';
import { eq } from 'drizzle-orm';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { readOwnSettings } from './own-settings';
import { userIdentifiers, users } from './schema/users';
import type { SignedInUser } from './user';

type UserRow = typeof users.$inferSelect;

/** Everything the product shows about the signed-in user. */
export async function describeUser(
  db: Database,
  { id, permissions, session }: SignedInUser,
  { birthNumberRemainderTen }: Pick<Config, 'birthNumberRemainderTen'>,
): Promise<LoggedInUser> {
  const row = await findUser(db, id);
  const specialist =
    row.mortgageSpecialistId === null ? undefined : await findUser(db, row.mortgageSpecialistId);
  const identifiers = await db
    .select({ scheme: userIdentifiers.scheme, identity: userIdentifiers.identity })
    .from(userIdentifiers)
    .where(eq(userIdentifiers.userId, id))
    .orderBy(userIdentifiers.scheme);
  return {
    userId: id,
    userIdentifiers: identifiers,
    userInfo: {
      cpm: row.cpm ?? undefined,
      icp: row.icp ?? undefined,
      cin: row.cin ?? undefined,
      ...contact(row),
      isInternal: row.isInternal,
      isUserVIP: row.isVip,
    },
    mortgageSpecialist: specialist && contact(specialist),
    userPermissions: [...permissions],
    birthNumberRemainderTen,
    ownSettings: await readOwnSettings(db, id),
    sessionValidTo: session.validTo.toISOString(),
  };
}

async function findUser(db: Database, id: number): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (row === undefined) throw new Error(`user ${id} has disappeared`);
  return row;
}

const contact = ({ firstName, lastName, phoneNumber, emailAddress }: UserRow) => ({
  firstName,
  lastName,
  phoneNumber: phoneNumber ?? undefined,
  emailAddress: emailAddress ?? undefined,
});
