import { liveCalls } from '@advisor/contracts/live/calls';
import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../database/database-handle';
import { tooManyRequests } from '../failure';
import { serve } from '../http/contract-routes';
import { lastingSessions } from '../session/session-store';
import { openEventStream } from './event-stream';
import { createHub, type Hearing, type Hub, type LiveConnection, returnAfterMs } from './hub';
import { liveMetrics } from './live-metrics';
import { liveChannel, readSignal } from './signal';

/** Between two signs of life of a stream, ms. */
const beatEveryMs = 25_000;
/** Within which the pages of a node that has died come back, ms. */
const returnWithinMs = 5_000;
/** After which who has too many streams may try again, seconds. */
const retrySeconds = 60;

/** The time that has passed since the last beat. */
interface Passed {
  since: Date;
  now: Date;
}

/** What areas ask of the channel to the open pages. */
export interface Live extends Pick<Hub, 'connections' | 'tell'> {
  /** Says what signals of an area come to: whom of those connected to this node they concern. */
  hear(area: string, hearing: Hearing): void;
  /** Looks with each beat for what has become of data by the time alone. */
  everyBeat(look: (passed: Passed) => Promise<void>): void;
  /** A sign of life to every page whose session lasts; the others end. For tests and commands, too. */
  beat(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    live: Live;
    hub: Hub;
  }
}

/** The streams of the node; they end first when it leaves, and their pages go to another one. */
export function registerHub(app: FastifyInstance): void {
  const hub = createHub();
  app.decorate('hub', hub);
  app.addHook('preClose', async () => {
    app.leaving = true;
    hub.endAll();
  });
}

/** Tells open pages of this node what its own or another node has changed. */
export function registerLive(app: FastifyInstance, listen: DatabaseHandle['listen']): void {
  const { hub } = app;
  const { clock, config } = app.backend;
  const looks: ((passed: Passed) => Promise<void>)[] = [];
  let lastBeat = clock.now();
  const countTold = liveMetrics(app.metrics, hub);

  async function beat(): Promise<void> {
    const since = lastBeat;
    const now = clock.now();
    if (hub.connections.size > 0) await endOver();
    for (const look of looks) if (hub.connections.size > 0) await look({ since, now });
    lastBeat = now;
    for (const { send } of hub.connections) send({ topic: 'alive' });
  }

  async function endOver(): Promise<void> {
    const open = [...hub.connections];
    const lasting = await lastingSessions(
      app.backend,
      open.map(({ session }) => session),
    );
    for (const { session } of open) {
      if (lasting.has(session)) continue;
      await hub.deliver({ to: { session }, message: { topic: 'session-ended' } });
    }
  }

  const warn = (err: unknown) => app.log.warn({ err }, 'pages could not be told what has changed');

  async function hear(payload: string): Promise<void> {
    const signal = readSignal(payload);
    const told = signal && (await hub.deliver(signal));
    if (told) countTold(told.message.topic, told.receivers.length);
  }
  let heard = Promise.resolve();
  /** One after another, so that pages are told in the order in which transactions were committed. */
  const hearInTurn = (payload: string) =>
    void (heard = heard.then(() => hear(payload)).catch(warn));

  app.decorate('live', {
    connections: hub.connections,
    tell: hub.tell,
    hear: hub.hear,
    everyBeat: (look) => void looks.push(look),
    beat,
  });

  let stopListening: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    stopListening = await listen(liveChannel, {
      onMessage: hearInTurn,
      onGap: () => hub.tell([...hub.connections], { topic: 'missed' }),
    });
  });
  app.addHook('onListen', async () => {
    timer = setInterval(() => void beat().catch(warn), beatEveryMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await stopListening?.();
  });

  serve(app, liveCalls.stream, async ({ user, query, reply }) => {
    const ofUser = [...hub.connections].filter((other) => other.user.id === user.id);
    const { streams } = config;
    if (ofUser.length >= streams.ofUser || hub.connections.size >= streams.ofNode) {
      throw tooManyRequests('Příliš mnoho otevřených spojení.', retrySeconds);
    }
    const stream = openEventStream(reply, {
      // The pages of a node that dies come back one after another.
      retryMs: returnAfterMs + Math.random() * returnWithinMs,
      onEnd: () => hub.remove(connection),
    });
    const connection: LiveConnection = {
      ...stream,
      user: { id: user.id, isInternal: user.isInternal, permissions: user.permissions },
      session: user.session.idHash,
      cases: new Set(query.cases),
    };
    // It goes on by a connection that this node takes no more of.
    if (app.leaving) return stream.end(returnAfterMs);
    // The browser went away while the session was looked up: nothing says so any more.
    if (reply.raw.destroyed) return;
    hub.add(connection);
    stream.send({ topic: connection.cases.size > 0 ? 'watching' : 'alive' });
  });
}
