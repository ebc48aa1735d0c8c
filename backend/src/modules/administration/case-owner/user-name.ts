import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { users } from '../../../platform/session/schema/users';

/** What a user is called, as the history of a case keeps it. */
export async function userName(db: Database, userId: number): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user === undefined ? '' : `${user.firstName} ${user.lastName}`;
}
