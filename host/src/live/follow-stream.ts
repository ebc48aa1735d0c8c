import type { LiveMessage } from '@advisor/contracts/live/messages';

/** The server gives a sign of life every 25 s. After two that have not come the stream is opened anew, ms. */
const silenceMs = 60_000;
const lookEveryMs = 20_000;
/** Until who was refused a stream asks for one again, ms: at least so long, at most twice. */
const refusedMs = 30_000;

const missed = JSON.stringify({ topic: 'missed' } satisfies LiveMessage);

const isOpen = ({ readyState }: EventSource): boolean => readyState === EventSource.OPEN;

export interface FollowedStream {
  /** Goes on by another address; the stream before lasts until the new one is open. */
  follow(url: string): void;
  stop(): void;
}

/**
 * Follows the server's stream until it is stopped: it is opened again whenever it is lost. What came
 * meanwhile is not known, which is told as a message.
 * @param onMessage told each message as it came
 */
export function followStream(first: string, onMessage: (text: string) => void): FollowedStream {
  let url = first;
  /** Beside the newest one those before it, until that is open. */
  const sources = new Set<EventSource>();
  let newest: EventSource | undefined;
  let hasGap = true;
  let heardAt = Date.now();
  let refused: ReturnType<typeof setTimeout> | undefined;

  const drop = (source: EventSource) => {
    source.close();
    sources.delete(source);
  };
  const open = () => {
    clearTimeout(refused);
    heardAt = Date.now();
    const opened = new EventSource(url, { withCredentials: true });
    newest = opened;
    sources.add(opened);
    opened.addEventListener('open', () => {
      heardAt = Date.now();
      if (opened === newest) {
        clearTimeout(refused);
        for (const source of sources) if (source !== opened) drop(source);
      }
      if (hasGap) onMessage(missed);
      hasGap = false;
    });
    opened.addEventListener('message', ({ data }) => {
      heardAt = Date.now();
      onMessage(String(data));
    });
    opened.addEventListener('error', () => {
      // A connection that was lost is made again by the browser, one that was refused is not.
      if (opened.readyState === EventSource.CLOSED) {
        sources.delete(opened);
        clearTimeout(refused);
        refused = setTimeout(open, refusedMs * (1 + Math.random()));
      }
      hasGap ||= ![...sources].some(isOpen);
    });
  };
  /** A computer that slept may not notice for long that its connection is gone. */
  const look = () => {
    if (sources.size === 0 || Math.abs(Date.now() - heardAt) < silenceMs) return;
    for (const source of sources) drop(source);
    hasGap = true;
    open();
  };

  open();
  const timer = setInterval(look, lookEveryMs);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  return {
    follow(next) {
      if (next === url) return;
      url = next;
      open();
    },
    stop() {
      clearInterval(timer);
      clearTimeout(refused);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
      for (const source of sources) drop(source);
    },
  };
}
