import { errorCode } from '@advisor/contracts/errors';
import { eq } from 'drizzle-orm';
import type { Call } from '../contract-routes';
import { users } from '../db/schema/users';
import { badRequest, notServed, unavailable } from '../failure';
import { verifyPassword } from './password';
import { createQueue } from './queue';
import { writeSessionCookie } from './session-cookie';
import { createSession } from './session-store';
import { takeAttempt } from './sign-in-throttle';

/**
 * Each check takes a fifth of a second of a core, 32 MiB and one of the four threads that also read
 * files. Those who wait behind a full queue would wait for longer than they are willing to.
 */
const passwordChecks = createQueue({ atOnce: 2, waiting: 40 });

/** After which a place is free again, seconds. */
const busySeconds = 5;

/** Signs in by login and password; a wrong login and a wrong password answer alike. */
export async function signIn({
  body,
  db,
  clock,
  config,
  request,
  reply,
}: Call<'auth.signIn'>): Promise<void> {
  if (config.authScheme !== 'simple') throw notServed();
  const login = body.login.trim().toLowerCase();
  const attempt = await takeAttempt(db, clock, login, request.ip);
  const [user] = await db.select().from(users).where(eq(users.login, login));
  const mayEnter = user !== undefined && (!user.isDemo || config.demoUsers);
  const hash = mayEnter ? (user.passwordHash ?? undefined) : undefined;
  const check = passwordChecks(() => verifyPassword(body.password, hash));
  if (check === undefined) {
    await attempt.giveBack();
    throw unavailable(busySeconds);
  }
  if (!(await check) || user === undefined) {
    throw badRequest('Přihlášení se nezdařilo. Zkontrolujte prosím jméno a heslo.', {
      errorCode: errorCode.signInFailed,
    });
  }
  await attempt.succeed();
  writeSessionCookie(reply, await createSession(request.server.backend, user.id));
}
