import { setTimeout as delay } from 'node:timers/promises';
import type { Counter } from 'prom-client';
import { isUnstorable } from '../database/unstorable';
import { Failure, unavailable, unreadable } from '../failure';
import { type Fault, halfOf } from './fault';
import type { Port } from './port';

/** How a question to a neighbour ended: `refused` is an answer, too. */
export type Outcome = 'answered' | 'refused' | 'timeout' | 'malformed' | 'failed';

export interface ConnectOptions {
  /** The fault that is played at the moment, if any. */
  fault: () => Fault | undefined;
  calls?: Counter<'neighbour' | 'method' | 'outcome'>;
  /** Takes note of each end, without a word of what was asked. */
  note?: (line: { neighbour: string; method: string; outcome: Outcome }) => void;
  /** For the operator: neither questions nor answers, which hold personal data. */
  log?: (line: { neighbour: string; method: string; outcome: Outcome }, error?: unknown) => void;
}

/** A neighbour cannot be reached, or answers what its port does not allow. */
class NeighbourError extends Error {
  override readonly name = 'NeighbourError';
  constructor(
    readonly outcome: Outcome,
    message: string,
  ) {
    super(message);
  }
}

/** Time within which a slow neighbour still answers, as a share of what it has. */
const slowShare = 0.8;

async function play(fault: Fault | undefined, timeoutMs: number): Promise<void> {
  if (fault === 'down') throw new NeighbourError('failed', 'is played to be down');
  if (fault === 'slow') await delay(timeoutMs * slowShare);
}

/**
 * Puts a neighbour behind its port: each question has its time, each answer is checked, counted and
 * stripped of what the port does not know. A `Failure` that the neighbour throws is its refusal and
 * passes; what its database cannot hold is refused, too (400), since the data is at fault; everything
 * else becomes 503.
 */
export function connect<P extends object>(
  { name, timeoutMs, answers }: Port<P>,
  neighbour: P,
  { fault, calls, note, log }: ConnectOptions,
): P {
  const ask = async (method: string & keyof P, args: unknown[]): Promise<unknown> => {
    const end = (outcome: Outcome, error?: unknown) => {
      calls?.inc({ neighbour: name, method, outcome });
      note?.({ neighbour: name, method, outcome });
      if (outcome !== 'answered' && outcome !== 'refused') {
        log?.({ neighbour: name, method, outcome }, error);
      }
    };
    const played = fault();
    const late = new AbortController();
    try {
      const answer = await Promise.race([
        play(played, timeoutMs).then(() =>
          (neighbour[method] as (...all: unknown[]) => Promise<unknown>)(...args),
        ),
        delay(timeoutMs, undefined, { signal: late.signal }).then(() => {
          throw new NeighbourError('timeout', `no answer within ${timeoutMs} ms`);
        }),
      ]);
      const parsed = answers[method].safeParse(played === 'half' ? halfOf(answer) : answer);
      if (!parsed.success) {
        const fields = parsed.error.issues.map(({ path }) => path.join('.'));
        throw new NeighbourError('malformed', `wrong in its answer: ${fields.join(', ')}`);
      }
      end('answered');
      return parsed.data;
    } catch (error) {
      if (error instanceof Failure) {
        end('refused');
        throw error;
      }
      if (isUnstorable(error)) {
        end('refused');
        throw unreadable();
      }
      const outcome = error instanceof NeighbourError ? error.outcome : 'failed';
      end(outcome, error);
      // For the operator of a job that has failed by it.
      throw Object.assign(unavailable(), { message: `${name} ${method}: ${outcome}` });
    } finally {
      late.abort();
    }
  };
  const methods = Object.keys(answers) as (string & keyof P)[];
  return Object.fromEntries(
    methods.map((method) => [method, (...args: unknown[]) => ask(method, args)]),
  ) as P;
}
