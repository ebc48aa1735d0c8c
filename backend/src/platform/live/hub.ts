import type { LiveMessage } from '@advisor/contracts/live/messages';
import type { SignedInUser } from '../session/user';
import type { EventStream } from './event-stream';
import type { Receiver, Signal } from './signal';

/** An open page's stream. */
export interface LiveConnection extends Pick<EventStream, 'send' | 'end'> {
  user: Pick<SignedInUser, 'id' | 'isInternal' | 'permissions'>;
  /** Hash of the session's secret. */
  session: string;
  /** Cases that are open in the browser's tabs. */
  cases: ReadonlySet<number>;
}

/** A message and the pages that are told. */
export interface Told {
  receivers: readonly LiveConnection[];
  message: LiveMessage;
}

/**
 * What an area's signal comes to on a node.
 * @returns undefined for details of another release
 */
export type Hearing = (
  connections: readonly LiveConnection[],
  id: number,
  details: unknown,
) => Promise<Told | undefined>;

/** For each page that is told at once, milliseconds more in which all of them read anew. */
const spreadEachMs = 4;
const mostSpreadMs = 30_000;
/** Milliseconds after which a browser whose stream has ended asks again, and as much for each of them. */
export const returnAfterMs = 500;
const returnEachMs = 10;

/** The streams of a node. */
export function createHub() {
  const connections = new Set<LiveConnection>();
  const hearings = new Map<string, Hearing>();

  const isMeant =
    (to: Receiver) =>
    ({ user, session }: LiveConnection): boolean => {
      if ('everybody' in to) return true;
      if ('session' in to) return session === to.session;
      if ('permission' in to) return user.permissions.has(to.permission);
      return user.id === to.userId && session !== to.exceptSession;
    };

  async function toldBy(signal: Signal): Promise<Told | undefined> {
    const all = [...connections];
    if ('area' in signal) return hearings.get(signal.area)?.(all, signal.id, signal.details);
    return { receivers: all.filter(isMeant(signal.to)), message: signal.message };
  }

  function tell(receivers: readonly LiveConnection[], message: LiveMessage): void {
    const spreadMs = Math.min((receivers.length - 1) * spreadEachMs, mostSpreadMs);
    const told = spreadMs > 0 ? { ...message, spreadMs } : message;
    for (const { send } of receivers) send(told);
  }

  function end(ended: readonly LiveConnection[], retryMs: () => number): void {
    for (const connection of ended) {
      connections.delete(connection);
      connection.end(retryMs());
    }
  }

  return {
    connections: connections as ReadonlySet<LiveConnection>,
    add: (connection: LiveConnection) => void connections.add(connection),
    remove: (connection: LiveConnection) => void connections.delete(connection),
    /** Says what signals of an area come to. */
    hear: (area: string, hearing: Hearing) => void hearings.set(area, hearing),
    tell,
    /** @returns what was told to whom */
    async deliver(signal: Signal): Promise<Told | undefined> {
      const told = await toldBy(signal);
      if (told === undefined) return undefined;
      tell(told.receivers, told.message);
      if (told.message.topic === 'session-ended') end(told.receivers, () => returnAfterMs);
      return told;
    },
    /** Ends streams so that whoever reads them comes back and learns what was missed. */
    endAll(): void {
      const withinMs = connections.size * returnEachMs;
      end([...connections], () => returnAfterMs + Math.random() * withinMs);
    },
  };
}

export type Hub = ReturnType<typeof createHub>;
