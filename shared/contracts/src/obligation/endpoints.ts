import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  changedSchema,
  customerOnSAParamsSchema,
  idempotencyHeadersSchema,
  idSchema,
  instantSchema,
  pathIdSchema,
  removalQuerySchema,
  salesArrangementParamsSchema,
} from '../fields';
import { permission } from '../permissions';
import { obligationInputSchema, obligationSchema, obligationUpdateSchema } from './schemas';

const permissions = [permission.salesArrangementAccess] as const;
const obligationParams = customerOnSAParamsSchema.extend({ obligationId: pathIdSchema });

const exposureRefreshSchema = z.object({
  /** `never`: nobody has asked the credit bureau for this application. */
  state: z.enum(['never', 'running', 'done', 'failed']),
  /** Share that is done, 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Seconds that it is going to take; absent when nothing tells. */
  secondsLeft: z.number().min(0).optional(),
  /** When the bureau was last read whole. */
  refreshedOn: instantSchema.optional(),
  /** People whom the bureau cannot be asked about, because nobody has identified them. */
  unidentifiedCount: z.number().int().min(0),
});
export type ExposureRefresh = z.infer<typeof exposureRefreshSchema>;

export const obligationEndpoints = defineEndpoints({
  list: {
    summary: 'Obligations of a person; those of the credit bureau only with permission 240.',
    params: customerOnSAParamsSchema,
    response: z.array(obligationSchema),
    permissions,
  },
  create: {
    summary: 'Adds an obligation that the client stated.',
    params: customerOnSAParamsSchema,
    headers: idempotencyHeadersSchema,
    body: obligationInputSchema,
    status: 201,
    response: z.object({ obligationId: idSchema }),
    permissions,
    errors: [errorCode.conflict],
  },
  update: {
    summary: 'Changes or corrects an obligation.',
    params: obligationParams,
    body: obligationUpdateSchema,
    response: changedSchema,
    permissions,
    errors: [errorCode.conflict],
  },
  delete: {
    summary: 'Removes an obligation that the client stated.',
    params: obligationParams,
    query: removalQuerySchema,
    permissions,
    errors: [errorCode.conflict],
  },
  exposureRefresh: {
    summary: 'How far the reading from the credit bureau is.',
    params: salesArrangementParamsSchema,
    response: exposureRefreshSchema,
    permissions: [permission.viewRequestedObligations],
  },
});
