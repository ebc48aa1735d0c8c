import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { Registry } from 'prom-client';
import { createAccessJournal } from './platform/access-journal/access-journal';
import type { Backend } from './platform/backend';
import type { DatabaseHandle } from './platform/database/database-handle';
import { systemClock } from './platform/clock';
import { type Config, defaultConfig } from './platform/config/config';
import { answerClientError } from './platform/http/client-error';
import { rejectUnserved } from './platform/http/contract-routes';
import { answerError, answerNotFound, registerErrorHandler } from './platform/http/error-handler';
import { registerFaults } from './platform/http/faults';
import { registerForeignOriginRefusal } from './platform/http/foreign-origin';
import { registerOneHost } from './platform/http/one-host';
import { registerJsonBodies } from './platform/http/json-body';
import { logOptions } from './platform/http/log';
import { registerTrace, traceIdOf } from './platform/http/trace';
import { areas, bankSettings, outdatedRows } from './modules';
import { connectNeighbours, type NeighbourFactories } from './neighbours/neighbours';
import { createRateBook } from './domain/offers/rate-book';
import { registerClock } from './platform/register-clock';
import { registerJobs } from './platform/jobs/register-jobs';
import { registerNeighbourOutcomes } from './platform/neighbours/outcomes';
import { registerCleanUp } from './platform/operations/clean-up';
import { registerHub, registerLive } from './platform/live/register-live';
import { registerLeaving } from './platform/operations/leaving';
import { registerMetrics } from './platform/operations/metrics';
import { registerProbes } from './platform/operations/probes';
import { endThreads } from './platform/threads/thread-task';
import { registerProduct } from './web/product';
import { registerSession } from './platform/session/routes';
import { registerSecurityHeaders } from './web/security-headers';
import { createBirthNumberVault } from './platform/personal-data/birth-number-vault';
import { createPartSealer } from './platform/personal-data/part-sealer';
import { createSealer } from './platform/personal-data/sealer';

export interface AppOptions extends Pick<DatabaseHandle, 'db' | 'listen'> {
  /** 32 bytes that personal data are encrypted with, see `loadDataKey`. */
  dataKey: Buffer;
  clock?: Backend['clock'];
  config?: Partial<Config>;
  /** Of the process; absent: its calls alone are measured. */
  metrics?: Registry;
  /** The bank's own systems; what is not named is the reference. */
  neighbours?: NeighbourFactories;
  /** Absent: nothing is logged. */
  log?: { level: string; pretty: boolean };
}

/** The back end, ready to listen or to be called by `inject`. */
export async function buildApp({
  db,
  listen,
  dataKey,
  clock = systemClock,
  config: changes,
  metrics = new Registry(),
  neighbours,
  log,
}: AppOptions): Promise<FastifyInstance> {
  const config = { ...defaultConfig, ...changes };
  const app = Fastify({
    logger: log === undefined ? false : await logOptions(log.level, log.pretty),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'traceId',
    }),
    genReqId: traceIdOf,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: config.bodyLimit,
    requestTimeout: 30_000,
    connectionTimeout: 130_000,
    keepAliveTimeout: 72_000,
    handlerTimeout: config.handlerTimeout,
    // On close, requests in flight are answered, and those that open connections still bring; idle
    // connections are closed at once.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply, app),
  });
  app.decorate('backend', {
    db,
    clock,
    config,
    areas,
    bankSettings,
    birthNumbers: createBirthNumberVault(dataKey),
    rates: createRateBook(db, clock),
    deviceSealer: createSealer(dataKey, 'device'),
    clientSealer: createSealer(dataKey, 'client'),
    signingSealer: createSealer(dataKey, 'signing'),
    fileSealer: createPartSealer(dataKey, 'files'),
  });
  app.decorate('accessJournal', createAccessJournal(app.backend));
  app.decorate('served', new Set<string>());
  app.decorateRequest('user', undefined);

  // Streams end before anything waits for the answers that are under way.
  registerHub(app);
  registerLeaving(app);
  registerTrace(app);
  registerErrorHandler(app);
  registerJsonBodies(app);
  registerOneHost(app);
  registerForeignOriginRefusal(app);
  await registerSecurityHeaders(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // The default, 11, is for files that are compressed once. Beyond 3 an answer of a few kB is 4 %
    // smaller and costs twice the time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  });
  await app.register(cookie);
  await app.register(multipart);

  registerProbes(app);
  registerMetrics(app, metrics);
  registerNeighbourOutcomes(app);
  app.decorate('neighbours', connectNeighbours(app, neighbours));
  // Hooks of closing run in the reverse order: jobs have ended by then.
  app.addHook('onClose', endThreads);
  registerJobs(app);
  registerClock(app);
  registerCleanUp(app, outdatedRows);
  registerLive(app, listen);
  if (config.demoUsers) {
    registerFaults(
      app,
      areas.flatMap(({ faults }) => faults ?? []),
    );
  }
  await registerSession(app);
  for (const { register } of areas) await register(app);
  rejectUnserved(app);
  if (config.productDir === undefined) app.setNotFoundHandler(answerNotFound);
  else await registerProduct(app, config.productDir);
  return app;
}

/** Fastify itself takes a number for nobody. */
const trustedProxies = (trusted: Config['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
