import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ConnectionCounts } from '../database/database-handle';

/** Seconds: what a user does not notice, what they do, and what they wait for. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * What this process is doing: its processor time, memory, event loop, and its connections.
 * @param connections absent where the database runs in the process
 */
export function processMetrics(connections?: () => ConnectionCounts): Registry {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  if (connections === undefined) return metrics;
  metrics.registerMetric(
    new Gauge({
      name: 'database_connections',
      help: 'Connections of this node to the database.',
      labelNames: ['state'],
      registers: [],
      collect() {
        const { open, idle } = connections();
        this.set({ state: 'used' }, open - idle);
        this.set({ state: 'idle' }, idle);
      },
    }),
  );
  metrics.registerMetric(
    new Gauge({
      name: 'database_waiting',
      help: 'Calls that wait for a connection to the database.',
      registers: [],
      collect() {
        this.set(connections().waiting);
      },
    }),
  );
  return metrics;
}

/** Counts and times the calls of this node by route, never by address. */
export function registerMetrics(app: FastifyInstance, metrics: Registry): void {
  app.decorate('metrics', metrics);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a call, by its route.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [metrics],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    if (routeOptions.config.isStream) return;
    const route = routeOptions.url ?? 'unknown';
    duration.observe({ method, route, status: statusCode }, elapsedTime / 1_000);
  });
}

/** Tells them at `/metrics`; listens on a port of its own, which no proxy passes calls to. */
export function metricsServer(metrics: Registry): FastifyInstance {
  const server = Fastify();
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
  return server;
}
