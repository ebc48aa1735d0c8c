import { eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { signInFailures } from './schema/sessions';
import { type Failure, tooManyRequests } from '../failure';
import { networkOf } from './network-of';
import { hashSecret } from './session-store';

/** Wrong passwords before the next attempt has to wait, for one login from one address or browser. */
export const maxOfLogin = 5;
/** For all logins from one address, behind which a whole branch may stand. */
export const maxOfAddress = 50;
/** For one login from strangers' browsers at all addresses together: a hundred an hour. */
export const maxOfStrangers = 25;
/** For which wrong passwords count. */
export const windowMinutes = 15;

/** A place among the attempts that are allowed; it stays taken unless it is given back. */
export interface SignInAttempt {
  /** The password was right: forgets the wrong ones of this login. */
  succeed(): Promise<void>;
  /** The password was not looked at. */
  giveBack(): Promise<void>;
}

/** Who tries. */
interface SignInAttempter {
  login: string;
  address: string;
  /** By what the browser is known where this login has signed in before, see `device-cookie.ts`. */
  device?: string | undefined;
  /** Another application's server, whose secret nobody guesses: strangers must not lock it out. */
  isApplication?: true;
}

/**
 * Where an attempt counts. That of a known browser counts there alone: strangers can neither lock the
 * login out of it, nor the branch that stands behind the same address.
 */
function bucketsOf({ login, address, device, isApplication }: SignInAttempter): Bucket[] {
  const own = { forgets: true, max: maxOfLogin };
  if (device !== undefined) return [{ key: hashSecret(`device\n${login}\n${device}`), ...own }];
  const network = networkOf(address);
  return [
    { key: hashSecret(network), max: maxOfAddress, forgets: false },
    ...(isApplication ? [] : [{ key: strangersKey(login), max: maxOfStrangers, forgets: false }]),
    { key: hashSecret(`${login}\n${network}`), ...own },
  ];
}

export const strangersKey = (login: string) => hashSecret(`login\n${login}`);

interface Bucket {
  key: string;
  max: number;
  /** Whether a right password forgets the wrong ones before it. */
  forgets: boolean;
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
  attempter: SignInAttempter,
): Promise<SignInAttempt> {
  const now = clock.now();
  const windowStart = new Date(now.getTime() - windowMinutes * 60_000);

  /** One statement: whoever comes at the same time waits for the row and finds it counted. */
  async function take({ key, max }: Bucket): Promise<void> {
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
  const giveBack = async (buckets: readonly Bucket[]) => {
    const keys = buckets.map(({ key }) => key);
    if (keys.length === 0) return;
    await db
      .update(signInFailures)
      .set({ failures: sql`greatest(${signInFailures.failures} - 1, 0)` })
      .where(inArray(signInFailures.key, keys));
  };

  const buckets = bucketsOf(attempter);
  const taken: Bucket[] = [];
  try {
    for (const bucket of buckets) {
      await take(bucket);
      taken.push(bucket);
    }
  } catch (error) {
    await giveBack(taken);
    throw error;
  }
  return {
    async succeed() {
      const forgotten = buckets.filter(({ forgets }) => forgets).map(({ key }) => key);
      await db.delete(signInFailures).where(inArray(signInFailures.key, forgotten));
      await giveBack(buckets.filter(({ forgets }) => !forgets));
    },
    giveBack: () => giveBack(buckets),
  };
}

function tooMany(waitMilliseconds: number): Failure {
  const minutes = Math.ceil(waitMilliseconds / 60_000);
  return tooManyRequests(
    'Příliš mnoho neúspěšných pokusů o přihlášení.',
    Math.ceil(waitMilliseconds / 1000),
    { description: `Zkuste to prosím znovu za ${minutes} min.` },
  );
}
