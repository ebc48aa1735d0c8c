import { permission } from '@advisor/contracts/permissions';
import { systemClock } from '../src/platform/clock';
import { defaultConfig } from '../src/platform/config/config';
import type { Database } from '../src/platform/database/database';
import { userPermissions, users } from '../src/platform/session/schema/users';
import { createSession } from '../src/platform/session/session-store';

/** Signs in somebody with every permission. @returns the header `cookie` */
export async function signIn(db: Database): Promise<string> {
  const [user] = await db
    .insert(users)
    .values({ login: 'bench', firstName: 'Měřená', lastName: 'Osoba', isInternal: true })
    .returning({ id: users.id });
  if (user === undefined) throw new Error('nobody to sign in');
  const codes = Object.values(permission);
  await db
    .insert(userPermissions)
    .values(codes.map((code) => ({ userId: user.id, permission: code })))
    .onConflictDoNothing();
  const backend = { db, clock: systemClock, config: defaultConfig };
  return `advisor-session=${await createSession(backend, user.id)}`;
}
