import { errorCode } from '@advisor/contracts/errors';
import { bankDay } from '../../platform/calendar';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { Failure } from '../../platform/failure';
import type { RateVersion } from './rate-version';
import { versionBefore, versionById, versionOn } from './read-rate-version';

/** Milliseconds after which a version published meanwhile is looked for. */
const lookAgainAfter = 60_000;

/** Rate versions, kept in memory: a modelation needs no statement for them. */
export interface RateBook {
  /** The version of today; undefined when none is valid. */
  find(): Promise<RateVersion | undefined>;
  /**
   * The version of today.
   * @throws Failure 503 when none is valid
   */
  current(): Promise<RateVersion>;
  /** The version before today's; undefined when there is none. */
  former(): Promise<RateVersion | undefined>;
  /** Any version, for example that of an offer. */
  byId(id: number): Promise<RateVersion | undefined>;
}

declare module '../../platform/backend' {
  interface Backend {
    /** Rates, limits and fees by their validity. */
    rates: RateBook;
  }
}

const noRates = () =>
  new Failure(503, [
    {
      severity: 1,
      message: 'Pro dnešní den není vydán sazebník. Obraťte se prosím na podporu.',
      errorCode: errorCode.unexpected,
    },
  ]);

export function createRateBook(db: Database, clock: Clock): RateBook {
  let latest: { day: string; at: number; version: RateVersion | undefined } | undefined;
  const read = new Map<number, RateVersion>();

  // Whoever comes at the same time reads as well: nobody waits for another's transaction.
  async function find(): Promise<RateVersion | undefined> {
    const now = clock.now();
    const day = bankDay(now);
    const age = latest === undefined ? Infinity : Number(now) - latest.at;
    if (latest?.day !== day || age < 0 || age > lookAgainAfter) {
      latest = { day, at: Number(now), version: await versionOn(db, day) };
    }
    return latest.version;
  }

  async function current(): Promise<RateVersion> {
    const version = await find();
    if (version === undefined) throw noRates();
    return version;
  }

  /** One that has begun is never changed, so it is read once. */
  async function byId(id: number): Promise<RateVersion | undefined> {
    const known = read.get(id);
    if (known !== undefined) return known;
    const version = await versionById(db, id);
    if (version !== undefined && version.validFrom <= bankDay(clock.now())) read.set(id, version);
    return version;
  }

  return {
    find,
    current,
    former: async () => versionBefore(db, (await current()).validFrom),
    byId,
  };
}
