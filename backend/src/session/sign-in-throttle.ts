import { errorCode } from '@advisor/contracts/errors';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { signInFailures } from '../db/schema/sessions';
import { Failure } from '../failure';
import { hashSecret } from './session-store';

/** Wrong passwords per login and address before the next attempt has to wait. */
const maxFailures = 5;
const windowMinutes = 15;

/** Counts wrong passwords in the database, so that every node refuses alike. */
export interface SignInThrottle {
  /** @throws Failure 429 after too many wrong passwords */
  check(): Promise<void>;
  countFailure(): Promise<void>;
  forget(): Promise<void>;
}

export function signInThrottle(
  db: Database,
  clock: Clock,
  login: string,
  address: string,
): SignInThrottle {
  const key = hashSecret(`${login}\n${address}`);
  const windowStart = () => new Date(clock.now().getTime() - windowMinutes * 60_000);
  return {
    async check() {
      const [row] = await db
        .select()
        .from(signInFailures)
        .where(and(eq(signInFailures.key, key), gt(signInFailures.since, windowStart())));
      if (row !== undefined && row.failures >= maxFailures) {
        throw tooMany(row.since.getTime() - windowStart().getTime());
      }
    },
    async countFailure() {
      await db.delete(signInFailures).where(lt(signInFailures.since, windowStart()));
      await db
        .insert(signInFailures)
        .values({ key, failures: 1, since: clock.now() })
        .onConflictDoUpdate({
          target: signInFailures.key,
          set: { failures: sql`${signInFailures.failures} + 1` },
        });
    },
    async forget() {
      await db.delete(signInFailures).where(eq(signInFailures.key, key));
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
