import { and, count, eq, lte, min, ne } from 'drizzle-orm';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { jobs } from './schema';

/** Seconds: from a statement to a scoring. */
const buckets = [0.1, 0.5, 2, 10, 60, 300];

/**
 * What the queue holds, the same on every node, and what this node has done.
 * @returns the function that takes note of an attempt
 */
export function jobMetrics(
  metrics: Registry,
  { db, clock }: { db: Database; clock: Clock },
): (name: string, seconds: number, isFailure: boolean) => void {
  const registers = [metrics];
  const states = ['waiting', 'running', 'dead'] as const;
  const unfinished = new Gauge({
    name: 'jobs',
    help: 'Jobs that are not done, by their state; dead ones wait for an operator.',
    labelNames: ['state'],
    registers: [],
    async collect() {
      this.reset();
      const rows = await db
        .select({ state: jobs.state, jobs: count() })
        .from(jobs)
        .where(ne(jobs.state, 'done'))
        .groupBy(jobs.state)
        .catch(() => undefined);
      // Without a database nothing is said rather than that there are none.
      if (rows === undefined) return;
      for (const state of states) {
        this.set({ state }, rows.find((row) => row.state === state)?.jobs ?? 0);
      }
    },
  });
  const oldest = new Gauge({
    name: 'jobs_oldest_due_seconds',
    help: 'For how long the oldest job has been due that nobody has begun; 0 without one.',
    registers: [],
    async collect() {
      this.reset();
      const now = clock.now();
      const [row] = await db
        .select({ runAt: min(jobs.runAt) })
        .from(jobs)
        .where(and(eq(jobs.state, 'waiting'), lte(jobs.runAt, now)))
        .catch(() => []);
      if (row !== undefined) this.set(row.runAt === null ? 0 : (+now - +row.runAt) / 1_000);
    },
  });
  metrics.registerMetric(unfinished);
  metrics.registerMetric(oldest);
  const duration = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of the attempts that this node has made.',
    labelNames: ['name'],
    buckets,
    registers,
  });
  const failures = new Counter({
    name: 'job_failures_total',
    help: 'Attempts of this node that have failed.',
    labelNames: ['name'],
    registers,
  });
  return (name, seconds, isFailure) => {
    duration.observe({ name }, seconds);
    if (isFailure) failures.inc({ name });
  };
}
