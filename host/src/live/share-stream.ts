import {
  type LiveMessage,
  mostWatchedCases,
  readLiveMessage,
} from '@advisor/contracts/live/messages';
import { catchUp, hearLive, isLive, onWatchedCases, watchedCases } from '@advisor/shell/live';
import { followStream } from './follow-stream';

/** Of the lock that the tab with the stream holds, and of the channel by which tabs talk. */
const name = 'advisor.live';
/** A tab goes from case to case by leaving the one first: until what it watches then is told, ms. */
const settleMs = 200;

/** What a tab says of itself. */
interface Watching {
  tab: string;
  cases: readonly number[];
  /** It has heard nothing yet. */
  isNew?: boolean;
}

/** What the others say to one another; the server's messages are texts, as they came. */
type Said = Watching | { isAsked: true } | string;

/** Cases that any of the tabs has open, those that were opened last. */
function createWatchList() {
  const tabs = new Map<string, readonly number[]>();
  return {
    note({ tab, cases }: Watching): void {
      tabs.delete(tab);
      if (cases.length > 0) tabs.set(tab, cases);
    },
    all: (): number[] =>
      [...new Set([...tabs.values()].flat())]
        .slice(-mostWatchedCases)
        // The same cases have the same address.
        .toSorted((a, b) => a - b),
  };
}

const alive = JSON.stringify({ topic: 'alive' } satisfies LiveMessage);

function hear(text: string): void {
  const message = readLiveMessage(text);
  if (message) hearLive(message);
}

/**
 * Hears the server by the one stream of this browser: with HTTP/1.1 each more would take one of the six
 * connections that all tabs have together. The tab that holds it passes on what comes; when it is closed
 * another one takes its place. A browser that cannot do so has none, and its pages ask.
 * @param urlOf address of the stream that watches cases
 * @returns stops hearing
 */
export function shareStream(urlOf: (cases: number[]) => string): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window) || !('EventSource' in window)) {
    return () => undefined;
  }
  const channel = new BroadcastChannel(name);
  const say = (said: Said) => channel.postMessage(said);
  const stopped = new AbortController();
  const tab = crypto.randomUUID();
  const watchList = createWatchList();
  let stream: ReturnType<typeof followStream> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;

  const note = (watching: Watching) => {
    watchList.note(watching);
    stream?.follow(urlOf(watchList.all()));
  };
  const announce = (isNew = false) => {
    const watching = { tab, cases: watchedCases() };
    note(watching);
    say({ ...watching, isNew });
  };
  let hasHeard = false;
  /** What was told between the tab's first reads and now it does not know. */
  const hearOther = (text: string) => {
    if (!hasHeard) catchUp();
    hasHeard = true;
    hear(text);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (typeof data === 'string') return hearOther(data);
    if ('isAsked' in data) return announce();
    note(data);
    if (data.isNew === true && stream && isLive()) say(alive);
  });
  const leave = () => say({ tab, cases: [] });
  window.addEventListener('pagehide', leave);
  const stopWatching = onWatchedCases(() => {
    clearTimeout(settling);
    settling = setTimeout(announce, settleMs);
  });
  announce(true);

  const lead = () =>
    new Promise<void>((resolve) => {
      hasHeard = true;
      stream = followStream(urlOf(watchList.all()), (text) => {
        say(text);
        hear(text);
      });
      say({ isAsked: true });
      stopped.signal.addEventListener('abort', () => {
        stream?.stop();
        resolve();
      });
    });
  const { signal } = stopped;
  navigator.locks.request(name, { signal }, lead).catch(() => undefined);
  return () => {
    stopped.abort();
    clearTimeout(settling);
    stopWatching();
    window.removeEventListener('pagehide', leave);
    leave();
    channel.close();
  };
}
