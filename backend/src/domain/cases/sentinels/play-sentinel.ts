import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../../../platform/config/config';
import { Failure, unavailable } from '../../../platform/failure';
import { searchKey } from '../../../platform/search/search-key';
import { type SentinelOutcome, sentinelLastName, sentinels } from './sentinels';

/** Longest time that a timer can be set to; every time-out comes before. */
const longest = 2 ** 31 - 1;

interface Call {
  config: Pick<Config, 'demoUsers'>;
  signal: AbortSignal;
}

/** Lets time pass; rejects as soon as the signal aborts. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

const wait: Pause = (milliseconds, signal) => delay(milliseconds, undefined, { signal });

const byCase = new Map(sentinels.map(({ caseId, outcome }) => [caseId, outcome]));
const byClient = new Map(
  sentinels.map(({ firstName, outcome }) => [searchKey(firstName), outcome]),
);
const clientKey = searchKey(sentinelLastName);

/**
 * Ends the call as the sentinel with this case id says; returns at once for every other case.
 * @throws Failure what the sentinel stands for
 */
export const playSentinelCase = (caseId: number, call: Call, pause = wait) =>
  end(byCase.get(caseId), call, pause);

/** The same for a client looked for by name. */
export async function playSentinelClient(
  { firstName = '', lastName = '' }: { firstName?: string; lastName?: string },
  call: Call,
): Promise<void> {
  if (searchKey(lastName) === clientKey) await end(byClient.get(searchKey(firstName)), call, wait);
}

async function end(
  outcome: SentinelOutcome | undefined,
  { config, signal }: Call,
  pause: Pause,
): Promise<void> {
  // They belong to the demonstration, like its users.
  if (outcome === undefined || !config.demoUsers) return;
  if (outcome.kind === 'failure') throw new Failure(outcome.status, outcome.messages);
  const milliseconds = outcome.kind === 'slow' ? outcome.milliseconds : longest;
  await pause(milliseconds, signal).catch(() => {
    // Seen by nobody but a caller whose time ran out: the others have left.
    throw unavailable();
  });
}
