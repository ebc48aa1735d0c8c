import { Counter, Gauge, type Registry } from 'prom-client';
import type { Hub } from './hub';

/**
 * The streams of this node, and what it has told by them.
 * @returns counts pages that were told of a topic
 */
export function liveMetrics(
  metrics: Registry,
  { connections }: Pick<Hub, 'connections'>,
): (topic: string, pages: number) => void {
  metrics.registerMetric(
    new Gauge({
      name: 'live_streams',
      help: 'Open pages that this node tells what has changed; a browser has one of them.',
      registers: [],
      collect() {
        this.set(connections.size);
      },
    }),
  );
  const messages = new Counter({
    name: 'live_messages_total',
    help: 'Messages to open pages, by their topic.',
    labelNames: ['topic'],
    registers: [metrics],
  });
  return (topic, pages) => messages.inc({ topic }, pages);
}
