import { errorCode } from '@advisor/contracts/errors';
import { eq, lt, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { signInFailures } from './schema/sessions';
import { Failure } from '../failure';
import { networkOf } from './network-of';
import { hashSecret } from './session-store';

/** Wrong passwords before the next attempt has to wait, for one login from one address. */
const maxOfLogin = 5;
/** For all logins from one address, behind which a whole branch may stand. */
const maxOfAddress = 50;
/** For which wrong passwords count. */
export const windowMinutes = 15;

/** A place among the attempts that are allowed; it stays taken unless it is given back. */
export interface SignInAttempt {
  /** The password was right: forgets the wrong ones of this login. */
  succeed(): Promise<void>;
  /** The password was not looked at. */
  giveBack(): Promise<void>;
}

/**
 * Counts an attempt before its password is looked at, so that attempts at the same time cannot all
 * slip through; in the database, so that every node refuses alike.
 *
 * @throws Failure 429 after too many wrong passwords
 */
export async function takeAttempt(
  db: Database,
  clock: Clock,
  login: string,
  address: string,
): Promise<SignInAttempt> {
  const now = clock.now();
  const windowStart = new Date(now.getTime() - windowMinutes * 60_000);
  const network = networkOf(address);
  const ofAddress = hashSecret(network);
  const ofLogin = hashSecret(`${login}\n${network}`);

  /** One statement: whoever comes at the same time waits for the row and finds it counted. */
  async function take(key: string, max: number): Promise<void> {
    const isOver = lte(signInFailures.since, windowStart);
    const taken = await db
      .insert(signInFailures)
      .values({ key, failures: 1, since: now })
      .onConflictDoUpdate({
        target: signInFailures.key,
        set: {
          failures: sql`case when ${isOver} then 1 else ${signInFailures.failures} + 1 end`,
          since: sql`case when ${isOver} then excluded.since else ${signInFailures.since} end`,
        },
        setWhere: or(isOver, lt(signInFailures.failures, max)),
      })
      .returning({ key: signInFailures.key });
    if (taken.length > 0) return;
    const [row] = await db.select().from(signInFailures).where(eq(signInFailures.key, key));
    throw tooMany((row?.since ?? now).getTime() - windowStart.getTime());
  }
  const giveBack = async (key: string) => {
    await db
      .update(signInFailures)
      .set({ failures: sql`greatest(${signInFailures.failures} - 1, 0)` })
      .where(eq(signInFailures.key, key));
  };

  await take(ofAddress, maxOfAddress);
  try {
    await take(ofLogin, maxOfLogin);
  } catch (error) {
    await giveBack(ofAddress);
    throw error;
  }
  return {
    async succeed() {
      await db.delete(signInFailures).where(eq(signInFailures.key, ofLogin));
      await giveBack(ofAddress);
    },
    async giveBack() {
      await giveBack(ofLogin);
      await giveBack(ofAddress);
    },
  };
}

function tooMany(waitMilliseconds: number): Failure {
  const minutes = Math.ceil(waitMilliseconds / 60_000);
  return new Failure(
    429,
    [
      {
        severity: 1,
        message: 'Příliš mnoho neúspěšných pokusů o přihlášení.',
        description: `Zkuste to prosím znovu za ${minutes} min.`,
        errorCode: errorCode.tooManyRequests,
      },
    ],
    { 'retry-after': String(Math.ceil(waitMilliseconds / 1000)) },
  );
}
