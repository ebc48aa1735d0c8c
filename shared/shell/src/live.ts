import type { CaseMessage, LiveMessage, PlainTopic } from '@advisor/contracts/live/messages';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { queriesOf } from './queries-of';

/** What of the server's data a page may follow, beside cases. */
export type LiveTopic = Exclude<PlainTopic, 'alive' | 'missed' | 'watching'>;

interface Listener {
  topic: LiveTopic | 'case';
  /** Of the topic 'case'. */
  caseId?: number;
  /** @param message undefined when something may have been missed */
  react: (message?: LiveMessage) => void;
}

const listeners = new Set<Listener>();

/** After so long without a sign of life, two of which have been missed, the stream is thought lost, ms. */
const silenceMs = 60_000;
let heardAt = Number.NEGATIVE_INFINITY;

/** Whether changes are told. A clock that was set is taken for a silence. */
export const isLive = (): boolean => Math.abs(Date.now() - heardAt) < silenceMs;

/** For so long an answer may have been on its way that was given before something was told, ms. */
const underWayMs = 5_000;
/** When each topic, and each case, was told last, whether anybody followed it or not. */
const toldAt = new Map<string, number>();

const keyOf = (message: LiveMessage): string =>
  message.topic === 'case' ? `case ${message.caseId}` : message.topic;

/** Whether something was told that who read it at that time, and did not follow it yet, may not know. */
const isTold = (readAt: number, ...keys: string[]): boolean =>
  keys.some((key) => readAt - underWayMs < (toldAt.get(key) ?? Number.NEGATIVE_INFINITY));

/** Until how far something is that is under way is asked for again, ms: pages of who waits for it are told. */
export const progressIntervalMs = (): number => (isLive() ? 5_000 : 1_000);

/** Tells the page's listeners of a message that has come. */
export function hearLive({ spreadMs = 0, ...message }: LiveMessage): void {
  // A stream that opens, and brings nothing, is none.
  if (message.topic !== 'missed') heardAt = Date.now();
  if (spreadMs === 0) tell(message);
  else setTimeout(() => tell(message), Math.random() * spreadMs);
}

/** Everything that is followed is read anew: it may have changed while nothing was heard. */
export const catchUp = (): void => tell({ topic: 'missed' });

function tell(message: LiveMessage): void {
  toldAt.set(keyOf(message), Date.now());
  for (const listener of listeners) {
    if (mayHaveMissed(message, listener)) listener.react();
    else if (isOf(message, listener)) listener.react(message);
  }
}

const isOf = (message: LiveMessage, { topic, caseId }: Listener): boolean =>
  message.topic === topic && (message.topic !== 'case' || message.caseId === caseId);

/**
 * What is found out without being told: any call tells of the end of a session, versions are asked for,
 * and each page that is opened comes with the user's own settings.
 */
const isFoundOut = (topic: Listener['topic']): boolean =>
  topic === 'session-ended' || topic === 'version' || topic === 'own-settings';

const mayHaveMissed = (message: LiveMessage, { topic }: Listener): boolean =>
  (message.topic === 'missed' && !isFoundOut(topic)) ||
  (message.topic === 'watching' && topic === 'case');

/**
 * Calls back when data of the topic may have changed: when a message says so, when something may have
 * been missed, and every half a minute while there is no stream. What is read then is not the user's
 * doing: such calls are background ones.
 */
export function useLive(topic: LiveTopic, onChange: () => void): void {
  const onLatest = useEffectEvent(onChange);
  useEffect(() => listen({ topic, react: () => onLatest() }), [topic]);
}

/**
 * Reads what is on the screen of areas or operations anew, as `invalidates` of `useChange` does.
 * @example useLiveQueries('banners', [notificationCalls.currentBanners.id]);
 */
export function useLiveQueries(topic: LiveTopic, ids: readonly string[]): void {
  const queryClient = useQueryClient();
  const isMeant = queriesOf(ids);
  useLive(topic, () => void queryClient.invalidateQueries({ predicate: isMeant }));
  const onFollow = useEffectEvent(() => {
    const isOutdated = (query: Query) =>
      isMeant(query) &&
      isTold(query.state.dataUpdatedAt, topic, 'missed') &&
      query.state.data !== undefined;
    void queryClient.invalidateQueries({ predicate: isOutdated });
  });
  useEffect(() => onFollow(), []);
}

/**
 * Watches a case: calls back when somebody else has changed it, and without a message when they may have.
 * @param caseId undefined: none is open
 */
export function useLiveCase(
  caseId: number | undefined,
  onChange: (message: CaseMessage | undefined) => void,
): void {
  const onLatest = useEffectEvent(onChange);
  useEffect(() => {
    if (caseId === undefined) return undefined;
    if (isTold(Date.now(), `case ${caseId}`)) onLatest(undefined);
    return listen({
      topic: 'case',
      caseId,
      react: (message) => onLatest(message?.topic === 'case' ? message : undefined),
    });
  }, [caseId]);
}

const watchers = new Set<() => void>();

function listen(listener: Listener): () => void {
  listeners.add(listener);
  if (listener.topic === 'case') for (const watcher of watchers) watcher();
  return () => {
    listeners.delete(listener);
    if (listener.topic === 'case') for (const watcher of watchers) watcher();
  };
}

/** Cases that the page watches. */
export const watchedCases = (): readonly number[] => [
  ...new Set([...listeners].flatMap(({ caseId }) => caseId ?? [])),
];

/** Calls back when they are others. @returns stops */
export function onWatchedCases(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
