import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { users } from '../../platform/session/schema/users';

export async function nameOfUser(tx: Database, userId: number): Promise<string> {
  const [found] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return found === undefined ? '' : `${found.firstName} ${found.lastName}`;
}

/**
 * Who has done it meanwhile, in words that fit everybody.
 * @param verb in the past, as of a man
 * @param by absent: the bank itself
 */
export async function doneMeanwhile(
  tx: Database,
  { what, verb }: { what: string; verb: string },
  by: number | null,
  userId: number,
): Promise<string> {
  if (by === null) return `${what} mezitím ${verb}a banka.`;
  if (by === userId) return `${what} jste už ${verb}i jinde.`;
  return `${what} mezitím ${verb} někdo jiný: ${await nameOfUser(tx, by)}.`;
}
