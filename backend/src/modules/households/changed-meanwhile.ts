import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { conflict, type Failure } from '../../platform/failure';
import { users } from '../../platform/session/schema/users';

/** 409 that says who was faster. */
export async function changedMeanwhile(
  db: Database,
  what: string,
  changedBy: number | null,
): Promise<Failure> {
  const [author] =
    changedBy === null ? [] : await db.select().from(users).where(eq(users.id, changedBy));
  const who = author === undefined ? '' : ` (${author.firstName} ${author.lastName})`;
  return conflict(`${what}: údaje mezitím změnil někdo jiný${who}.`, { field: 'version' });
}
