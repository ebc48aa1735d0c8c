import { BrowserClient, defaultStackParser, makeFetchTransport, type Event } from '@sentry/browser';
import type { BrowserErrorReport } from '@advisor/contracts/diagnostics/endpoints';

interface SentryOptions {
  dsn: string;
  environment: string;
  build: string | undefined;
}

type Report = Omit<BrowserErrorReport, 'count'>;

/** `file.js:line:column` as Sentry writes a place; it wants the outermost first. */
const toFrames = (frames: readonly string[]) =>
  frames.toReversed().map((frame) => {
    const [filename, lineno, colno] = frame.split(':');
    return { filename: `app://${filename}`, lineno: Number(lineno), colno: Number(colno) };
  });

/** An event of nothing but what our own reports hold. */
export const toEvent = ({ name, fingerprint, frames, ...tags }: Report): Event => ({
  level: 'error',
  tags,
  fingerprint: [tags.part, name, fingerprint, frames[0] ?? ''],
  exception: {
    values: [{ type: name, value: fingerprint, stacktrace: { frames: toFrames(frames) } }],
  },
});

/** What the library may add: which event it is, when, and of which release. */
const ownFields = ['event_id', 'timestamp', 'platform', 'release', 'environment', 'sdk'] as const;
const ourFields = ['level', 'tags', 'fingerprint', 'exception'] as const;

/** Lets through what is known, whatever a later version of the library may collect by itself. */
export const onlyKnown = (event: Event): Event =>
  Object.fromEntries(
    [...ownFields, ...ourFields].flatMap((name) =>
      event[name] === undefined ? [] : [[name, event[name]]],
    ),
  );

/**
 * Sends reports to Sentry too. Without its integrations, which read the console, addresses, clicks
 * and what is typed.
 */
export function createSentry({ dsn, environment, build }: SentryOptions): (error: Report) => void {
  const client = new BrowserClient({
    dsn,
    environment,
    ...(build === undefined ? {} : { release: build }),
    integrations: [],
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    sendClientReports: false,
    beforeSend: (event) => ({ ...onlyKnown(event), type: undefined }),
  });
  client.init();
  return (error) => void client.captureEvent(toEvent(error));
}
