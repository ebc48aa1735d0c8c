import pino from 'pino';
import { openDatabase } from '../platform/database/client';
import { systemClock } from '../platform/clock';
import { createRunner } from '../platform/jobs/runner';
import { hangingJob } from './hanging-job';

/** A node that says when it has begun a job, and never ends it: to be killed. Takes the database's URL. */
const { db } = await openDatabase({ url: process.argv[2] });
const runner = createRunner({
  db,
  clock: systemClock,
  log: pino({ level: 'silent' }),
  leaseMs: 3_000,
});
runner.handle(hangingJob, () => {
  process.stdout.write('begun\n');
  return new Promise(() => undefined);
});
await runner.runDue();
