import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database';
import type { JobDefinition } from './define-job';
import { jobs } from './schema';

/** What a job was asked for; undefined when it is forgotten. */
export async function readJobInput<Input extends z.ZodType>(
  db: Database,
  { name, input }: JobDefinition<Input>,
  id: number,
): Promise<z.output<Input> | undefined> {
  const [job] = await db
    .select({ input: jobs.input })
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.name, name)));
  return job && input.parse(job.input);
}
