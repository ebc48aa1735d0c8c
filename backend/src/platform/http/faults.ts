import { setTimeout as delay } from 'node:timers/promises';
import type { Operation } from '@advisor/contracts/operation';
import type { FastifyInstance } from 'fastify';
import { type Failure, unavailable } from '../failure';
import type { AnyCall, Call } from './contract-routes';

/** How calls of the demonstration end otherwise than those of everybody. */
export interface Fault {
  /** The one that it is of; absent: every call. */
  operation?: Operation;
  /** Answers instead of the handler, or lets it answer by `next`. */
  play(call: AnyCall, next: () => Promise<unknown>): Promise<unknown>;
}

export const faultOf = <O extends Operation>(
  operation: O,
  play: (call: Call<O>, next: () => Promise<unknown>) => Promise<unknown>,
): Fault => ({ operation, play });

/** Plays faults around the handlers of their calls; registered with the users of the demonstration only. */
export function registerFaults(app: FastifyInstance, faults: readonly Fault[]): void {
  app.decorate('playFaults', (id, call, next) =>
    faults
      .filter(({ operation }) => operation === undefined || operation.id === id)
      .reduceRight((rest, fault) => () => fault.play(call, rest), next)(),
  );
}

export type Outcome =
  | { kind: 'failure'; failure: Failure }
  /** Answers, but late. */
  | { kind: 'slow'; milliseconds: number }
  /** Never answers; ends when the caller leaves or the server closes. */
  | { kind: 'down' };

/** Longest time that a timer can be set to; every time-out comes before. */
const longest = 2 ** 31 - 1;

/** Lets time pass; rejects as soon as the signal aborts. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

const wait: Pause = (milliseconds, signal) => delay(milliseconds, undefined, { signal });

/**
 * Ends a call, or delays it.
 * @param late what is seen by nobody but a caller whose time ran out: the others have left
 * @throws Failure what the outcome stands for
 */
export async function playOutcome(
  outcome: Outcome,
  signal: AbortSignal,
  { pause = wait, late = unavailable() }: { pause?: Pause; late?: Failure } = {},
): Promise<void> {
  if (outcome.kind === 'failure') throw outcome.failure;
  const milliseconds = outcome.kind === 'slow' ? outcome.milliseconds : longest;
  await pause(milliseconds, signal).catch(() => {
    throw late;
  });
}
