import { errorCode } from '@advisor/contracts/errors';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../platform/failure';
import { type Fault, faultOf, type Outcome, playOutcome } from '../../platform/http/faults';
import { requestedAmount } from './model-offer';
import { loans, simulateLoan } from './simulate';

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

const outcomes = new Map<number, Outcome>([
  [sentinelAmounts.slow, { kind: 'slow', milliseconds: 3_000 }],
  [
    sentinelAmounts.failing,
    {
      kind: 'failure',
      failure: new Failure(500, [
        { severity: 1, message: 'Došlo k neočekávané chybě.', errorCode: errorCode.unexpected },
      ]),
    },
  ],
]);

async function ofAmount(amount: number, signal: AbortSignal): Promise<void> {
  const outcome = outcomes.get(amount);
  if (outcome !== undefined) await playOutcome(outcome, signal);
}

interface SessionCall {
  user: { session: { idHash: string } };
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * The session that was told of the new rates and has not saved since. The browser keeps it: nodes
 * keep nothing, and the next call may reach another one.
 */
const informedCookie = 'advisor-demo-told-of-rates';
const cookieOptions = { path: '/api/v1/offer', httpOnly: true, sameSite: 'strict' } as const;

const wasInformed = ({ request, user }: SessionCall) =>
  request.cookies[informedCookie] === user.session.idHash;

export const faults: readonly Fault[] = [
  ...loans.map(([operation, productTypeId]) =>
    // As they are registered: the calls are alike.
    faultOf(operation as typeof offerCalls.mortgage, async (call, next) => {
      const { body, signal, request } = call;
      await ofAmount(body.loanAmount, signal);
      if (body.loanAmount !== sentinelAmounts.expiring || wasInformed(call)) return next();
      const former = await request.server.backend.rates.former();
      return former === undefined ? next() : simulateLoan(call, productTypeId, former);
    }),
  ),
  faultOf(offerCalls.create, async (call, next) => {
    const { body, signal, reply, user } = call;
    const amount = requestedAmount(body);
    await ofAmount(amount, signal);
    const answer = await next().catch((error: unknown) => {
      // Refused because the rates have changed.
      if (amount === sentinelAmounts.expiring && error instanceof Failure && error.status === 409)
        reply.setCookie(informedCookie, user.session.idHash, cookieOptions);
      throw error;
    });
    if (wasInformed(call)) reply.clearCookie(informedCookie, cookieOptions);
    return answer;
  }),
];
