import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  changedSchema,
  customerOnSAParamsSchema,
  idSchema,
  identitySchema,
  versionSchema,
} from '../fields';
import { permission } from '../permissions';
import { clientDetailSchema } from './schemas';

const permissions = [permission.salesArrangementAccess] as const;

export const clientDetailEndpoints = defineEndpoints({
  get: {
    summary: 'What an application holds of a person on it.',
    params: customerOnSAParamsSchema,
    response: z.object({
      caseId: idSchema,
      salesArrangementId: idSchema,
      /** Of the person: their household counts the same changes. */
      version: versionSchema,
      /** Absent until the person is found in the client register. */
      identity: identitySchema.optional(),
      detail: clientDetailSchema,
      /** Why nothing can be changed, a Czech sentence. */
      lock: z.string().optional(),
    }),
    permissions,
    shows: { client: 'answer.identity.id' },
  },
  update: {
    summary: 'Replaces what an application holds of a person; half of it is enough.',
    params: customerOnSAParamsSchema,
    body: z.object({ version: versionSchema, detail: clientDetailSchema }),
    response: changedSchema,
    permissions,
    errors: [errorCode.conflict],
  },
});
