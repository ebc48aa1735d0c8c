import { errorCode } from '@advisor/contracts/error-codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../../platform/config/config';
import { Failure, forbidden } from '../../platform/failure';
import { Refusal } from './refusal';

/** How a call on a sentinel document ends. */
type Outcome =
  | { kind: 'forbidden' }
  | { kind: 'broken' }
  /** Never answers; ends when the caller leaves or the server closes. */
  | { kind: 'down' }
  | { kind: 'refused'; message: string | null }
  /** Does what it is asked for, and the connection is lost before the answer. */
  | { kind: 'answer lost' };

interface SigningSentinel {
  documentId: number;
  /** The call that ends so: the first reading, or the start of a signature. */
  at: 'read' | 'sign';
  outcome: Outcome;
}

/** First of the ids kept for sentinels; their external ids are `EP-` and the same number. */
export const firstSentinelId = 900_000;

export const signingSentinels: readonly SigningSentinel[] = [
  {
    documentId: 900_004,
    at: 'read',
    outcome: { kind: 'refused', message: 'Dokument je uzamčen.' },
  },
  { documentId: 900_005, at: 'read', outcome: { kind: 'refused', message: null } },
  {
    documentId: 900_006,
    at: 'sign',
    outcome: { kind: 'refused', message: 'Podpisový tablet není připojen.' },
  },
  { documentId: 900_007, at: 'sign', outcome: { kind: 'refused', message: null } },
  { documentId: 900_011, at: 'read', outcome: { kind: 'forbidden' } },
  { documentId: 900_012, at: 'read', outcome: { kind: 'broken' } },
  { documentId: 900_013, at: 'read', outcome: { kind: 'down' } },
  { documentId: 900_014, at: 'sign', outcome: { kind: 'forbidden' } },
  { documentId: 900_015, at: 'sign', outcome: { kind: 'broken' } },
  { documentId: 900_016, at: 'sign', outcome: { kind: 'down' } },
  { documentId: 900_017, at: 'sign', outcome: { kind: 'answer lost' } },
];

const sentinelCode = 900;
/** Longest time that a timer can be set to; every time-out comes before. */
const longest = 2 ** 31 - 1;

interface Meeting {
  config: Config;
  signal: AbortSignal;
}

const find = (documentId: number, at: SigningSentinel['at'], { demoUsers }: Config) =>
  demoUsers
    ? signingSentinels.find((sentinel) => sentinel.documentId === documentId && sentinel.at === at)
        ?.outcome
    : undefined;

/**
 * Ends the call as the sentinel says; returns at once for every other document.
 * @throws Failure or Refusal, what the sentinel stands for
 */
export async function meetSigningSentinel(
  documentId: number,
  at: SigningSentinel['at'],
  { config, signal }: Meeting,
): Promise<void> {
  const outcome = find(documentId, at, config);
  if (outcome?.kind === 'forbidden') throw forbidden();
  if (outcome?.kind === 'refused') throw new Refusal(sentinelCode, outcome.message);
  if (outcome?.kind === 'broken') throw unavailable(500);
  if (outcome?.kind === 'down') {
    await delay(longest, undefined, { signal }).catch(() => {
      throw unavailable(503);
    });
  }
}

const unavailable = (status: 500 | 503) =>
  new Failure(status, [
    { severity: 1, message: 'Podpisová služba neodpovídá.', errorCode: errorCode.unexpected },
  ]);

/** Drops the connection of a call that has done its work, when its document is that sentinel. */
export function loseAnswer(
  documentId: number,
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (find(documentId, 'sign', config)?.kind !== 'answer lost') return;
  reply.hijack();
  request.raw.socket.destroy();
}
