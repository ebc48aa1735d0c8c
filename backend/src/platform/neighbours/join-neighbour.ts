import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { connect } from './connect';
import type { Port } from './port';

const name = 'neighbour_calls_total';
const labelNames = ['neighbour', 'method', 'outcome'] as const;
type Calls = Counter<(typeof labelNames)[number]>;

/** Puts a neighbour of the node behind its port: with the node's faults, figures and log. */
export function joinNeighbour<P extends object>(
  app: FastifyInstance,
  port: Port<P>,
  neighbour: P,
): P {
  const calls =
    (app.metrics.getSingleMetric(name) as Calls | undefined) ??
    new Counter({
      name,
      help: 'Questions to systems of the bank, by how they ended.',
      labelNames,
      registers: [app.metrics],
    });
  app.neighbourOutcomes.join(port.name);
  return connect(port, neighbour, {
    fault: () => app.backend.config.neighbours.faults[port.name],
    calls,
    note: (line) => app.neighbourOutcomes.note(line),
    log: (line, error) => app.log.warn({ ...line, err: error }, 'A neighbour did not answer'),
  });
}
