import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { Registry } from 'prom-client';
import type { Backend } from './backend';
import { systemClock } from './clock';
import { type Config, defaultConfig } from './config';
import { refuseTheRest } from './contract-routes';
import { answerError, answerNotFound, registerErrorHandler } from './http/error-handler';
import { registerForeignOriginRefusal } from './http/foreign-origin';
import { logOptions } from './http/log';
import { registerTrace, traceIdOf } from './http/trace';
import { modules } from './modules';
import { createRateBook } from './offers/rate-book';
import { registerCleanUp } from './operations/clean-up';
import { registerLeaving } from './operations/leaving';
import { registerMetrics } from './operations/metrics';
import { registerProbes } from './operations/probes';
import { registerProduct } from './web/product';
import { registerSecurityHeaders } from './web/security-headers';
import { createBirthNumberVault } from './personal-data/birth-number-vault';
import { createSealer } from './personal-data/sealer';

export interface AppOptions extends Pick<Backend, 'db'> {
  /** 32 bytes that personal data are encrypted with, see `loadDataKey`. */
  dataKey: Buffer;
  clock?: Backend['clock'];
  config?: Partial<Config>;
  /** Of the process; absent: its calls alone are measured. */
  metrics?: Registry;
  /** Absent: nothing is logged. */
  log?: { level: string; pretty: boolean };
}

/** The back end, ready to listen or to be called by `inject`. */
export async function buildApp({
  db,
  dataKey,
  clock = systemClock,
  config: changes,
  metrics = new Registry(),
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
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply, app),
  });
  app.decorate('backend', {
    db,
    clock,
    config,
    birthNumbers: createBirthNumberVault(dataKey),
    rates: createRateBook(db, clock),
    signingSealer: createSealer(dataKey, 'signing'),
  });
  app.decorate('served', new Set<string>());
  app.decorateRequest('user', undefined);

  registerLeaving(app);
  registerTrace(app);
  registerErrorHandler(app);
  registerForeignOriginRefusal(app);
  await registerSecurityHeaders(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // The default, 11, is for files that are compressed once. Beyond 3 an answer of a few kB is 4 %
    // smaller and costs twice the time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  });
  await app.register(cookie);

  registerProbes(app);
  registerMetrics(app, metrics);
  registerCleanUp(app);
  for (const registerModule of modules) await registerModule(app);
  refuseTheRest(app);
  if (config.productDir === undefined) app.setNotFoundHandler(answerNotFound);
  else await registerProduct(app, config.productDir);
  return app;
}

/** Fastify itself takes a number for nobody. */
const trustedProxies = (trusted: Config['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
