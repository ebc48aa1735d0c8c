import { errorCode } from '@advisor/contracts/errors';
import { eq } from 'drizzle-orm';
import type { sessionCalls } from '@advisor/contracts/session/calls';
import type { Call } from '../http/contract-routes';
import { users } from './schema/users';
import { badRequest, notServed } from '../failure';
import { checkPassword } from './password-check';
import { beginSession } from './begin-session';
import { readDevice, writeDevice } from './device-cookie';
import { takeAttempt } from './sign-in-throttle';

/** Signs in by login and password; a wrong login and a wrong password answer alike. */
export async function signIn({
  body,
  db,
  clock,
  config,
  request,
  reply,
}: Call<typeof sessionCalls.signIn>): Promise<void> {
  if (config.authScheme !== 'simple') throw notServed();
  const login = body.login.trim().toLowerCase();
  const device = readDevice(request, login);
  const attempt = await takeAttempt(db, clock, { login, address: request.ip, device });
  const [user] = await db.select().from(users).where(eq(users.login, login));
  const mayEnter = user !== undefined && (!user.isDemo || config.demoUsers);
  const hash = mayEnter ? (user.passwordHash ?? undefined) : undefined;
  if (!(await checkPassword(attempt, body.password, hash)) || user === undefined) {
    throw badRequest('Přihlášení se nezdařilo. Zkontrolujte prosím jméno a heslo.', {
      errorCode: errorCode.signInFailed,
    });
  }
  await beginSession(reply, user.id);
  writeDevice(reply, login, device);
}
