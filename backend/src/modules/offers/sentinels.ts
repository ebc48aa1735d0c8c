import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '@advisor/contracts/errors';
import type { Config } from '../../config';
import { Failure, unavailable } from '../../failure';
import type { RateBook } from '../../offers/rate-book';
import type { RateVersion } from '../../offers/rate-version';

/**
 * Loan amounts, CZK, whose modelation behaves in a way of its own, so that screens can be tried on
 * the running product. They belong to the demonstration, like its users.
 */
export const sentinelAmounts = {
  /** Answers after three seconds. */
  slow: 2_222_222,
  /** Answers 500. */
  failing: 5_555_555,
  /** Its rates expire between modelling and saving: the first attempt to save answers 409. */
  expiring: 4_444_444,
} as const;

const slowMilliseconds = 3_000;

interface Call {
  config: Pick<Config, 'demoUsers'>;
  user: { session: { idHash: string } };
  signal: AbortSignal;
}

/**
 * Ends or delays a modelation of a sentinel's amount.
 * @throws Failure what the amount stands for
 */
export async function meetSentinelAmount(amount: number, { config, signal }: Call): Promise<void> {
  if (!config.demoUsers) return;
  if (amount === sentinelAmounts.failing) {
    throw new Failure(500, [
      {
        severity: 1,
        message: 'Došlo k neočekávané chybě.',
        errorCode: errorCode.unexpected,
      },
    ]);
  }
  if (amount === sentinelAmounts.slow) {
    await delay(slowMilliseconds, undefined, { signal }).catch(() => {
      throw unavailable();
    });
  }
}

export interface ModelationRates {
  forModelling(amount: number, call: Call): Promise<RateVersion>;
  /** Saving was refused because the rates have changed. */
  onConflict(amount: number, call: Call): void;
  onKept(call: Call): void;
}

/** The rates that a modelation is made from: today's, but for the amount whose rates expire. */
export function modelationRates(rates: RateBook): ModelationRates {
  /** Sessions that were told of the new rates and have not saved since. */
  const told = new Set<string>();
  const expires = (amount: number, { config, user }: Call) =>
    config.demoUsers && amount === sentinelAmounts.expiring && !told.has(user.session.idHash);
  return {
    async forModelling(amount: number, call: Call): Promise<RateVersion> {
      const current = await rates.current();
      return expires(amount, call) ? ((await rates.former()) ?? current) : current;
    },
    onConflict(amount: number, { user }: Call): void {
      if (amount === sentinelAmounts.expiring) told.add(user.session.idHash);
    },
    onKept({ user }: Call): void {
      told.delete(user.session.idHash);
    },
  };
}
