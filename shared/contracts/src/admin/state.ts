import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import { idSchema, instantSchema, pathIdSchema } from '../fields';
import { settingsPermission } from './permissions';

const permissions = [settingsPermission.state] as const;

/** Jobs that one answer holds at most. */
export const mostJobs = 200;

const jobSchema = z.object({
  jobId: idSchema,
  /** Its kind: `<area>.<what it does>`. */
  name: z.string(),
  state: z.enum(['waiting', 'running', 'dead']),
  /** When it is due, was begun, or died. */
  since: instantSchema,
  attempts: z.number().int().min(0),
  /** Class of the last error, code and neighbour; no sentence, which may quote a client. */
  error: z.string().optional(),
  /** Who has queued it again last, after it had died. */
  retriedBy: z.string().optional(),
  retriedOn: instantSchema.optional(),
});

export const adminStateEndpoints = defineEndpoints({
  stateVersions: {
    summary: 'Which versions of the host, the remotes and the embedded pages are served, to whom.',
    permissions,
    response: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(['host', 'remote', 'page']),
        /** Switched off for everybody, from when on. */
        offSince: instantSchema.optional(),
        versions: z.array(
          z.object({
            version: z.string(),
            channel: z.enum(['stable', 'canary', 'pinned']),
            since: instantSchema,
            /** Of the users that a canary is for: their share, percent, or how many they are. */
            percent: z.number().int().optional(),
            users: z.number().int().optional(),
            commit: z.string().optional(),
          }),
        ),
      }),
    ),
  },
  stateJobs: {
    summary: 'Jobs that are not done: the dead ones first, then those under way.',
    permissions,
    response: z.object({
      counts: z.object({
        dead: z.number().int().min(0),
        running: z.number().int().min(0),
        waiting: z.number().int().min(0),
      }),
      jobs: z.array(jobSchema),
    }),
  },
  stateNeighbours: {
    summary: 'Systems of the bank: when each answered last, and failed last, on whichever node.',
    permissions,
    response: z.array(
      z.object({
        /** As metrics and logs name it: `credit-bureau`. */
        name: z.string(),
        answeredOn: instantSchema.optional(),
        failedOn: instantSchema.optional(),
        failure: z.enum(['timeout', 'malformed', 'failed']).optional(),
        /** What was asked when it failed. */
        method: z.string().optional(),
      }),
    ),
  },
  retryJob: {
    summary: 'Queues a dead job again. Which death is meant is named: it is queued once for each.',
    permissions,
    params: z.object({ jobId: pathIdSchema }),
    body: z.object({ diedOn: instantSchema }),
    errors: [errorCode.notFound, errorCode.conflict],
  },
});
