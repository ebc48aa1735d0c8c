import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '@advisor/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config';
import { Failure, unavailable } from '../../platform/failure';
import type { RateBook } from '../../domain/offers/rate-book';
import type { RateVersion } from '../../domain/offers/rate-version';

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
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Ends or delays a modelation of a sentinel's amount.
 * @throws Failure what the amount stands for
 */
export async function playSentinelAmount(amount: number, { config, signal }: Call): Promise<void> {
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
  onSaved(call: Call): void;
}

/**
 * The session that was told of the new rates and has not saved since. The browser keeps it: nodes
 * keep nothing, and the next call may reach another one.
 */
const toldCookie = 'advisor-demo-told-of-rates';
const cookieOptions = { path: '/api/v1/offer', httpOnly: true, sameSite: 'strict' } as const;

const wasTold = ({ request, user }: Call) => request.cookies[toldCookie] === user.session.idHash;

const expires = (amount: number, call: Call) =>
  call.config.demoUsers && amount === sentinelAmounts.expiring && !wasTold(call);

/** The rates that a modelation is made from: today's, but for the amount whose rates expire. */
export function modelationRates(rates: RateBook): ModelationRates {
  return {
    async forModelling(amount: number, call: Call): Promise<RateVersion> {
      const current = await rates.current();
      return expires(amount, call) ? ((await rates.former()) ?? current) : current;
    },
    onConflict(amount: number, { config, user, reply }: Call): void {
      if (!config.demoUsers || amount !== sentinelAmounts.expiring) return;
      reply.setCookie(toldCookie, user.session.idHash, cookieOptions);
    },
    onSaved(call: Call): void {
      if (wasTold(call)) call.reply.clearCookie(toldCookie, cookieOptions);
    },
  };
}
