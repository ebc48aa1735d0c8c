import { unavailable } from '../failure';
import { verifyPassword } from './password';
import { createQueue } from './queue';
import type { SignInAttempt } from './sign-in-throttle';

/**
 * Each check takes a fifth of a second of a core, 32 MiB and one of the four threads that also read
 * files. Those who wait behind a full queue would wait for longer than they are willing to.
 */
const passwordChecks = createQueue({ atOnce: 2, waiting: 40 });

/** After which a place is free again, seconds. */
const busySeconds = 5;

/**
 * Looks at the password of an attempt that has been counted, two at a time.
 * @param hash undefined for an unknown login, which takes the same time
 * @throws Failure 503 when too many wait; the attempt does not count then
 */
export async function checkPassword(
  attempt: SignInAttempt,
  password: string,
  hash: string | undefined,
): Promise<boolean> {
  const check = passwordChecks(() => verifyPassword(password, hash));
  if (check === undefined) {
    await attempt.giveBack();
    throw unavailable(busySeconds);
  }
  if (!(await check)) return false;
  await attempt.succeed();
  return true;
}
