import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  changedSchema,
  customerOnSAParamsSchema,
  idempotencyHeadersSchema,
  pathIdSchema,
  removalQuerySchema,
} from '../fields';
import { permission } from '../permissions';
import { incomeInputSchema, listedIncomeSchema, versionedIncomeSchema } from './schemas';

const permissions = [permission.salesArrangementAccess] as const;
const incomeParams = customerOnSAParamsSchema.extend({ incomeId: pathIdSchema });

export const incomeEndpoints = defineEndpoints({
  list: {
    summary: 'Incomes of a person on an application, and what the bank counts of each.',
    params: customerOnSAParamsSchema,
    response: z.array(listedIncomeSchema),
    permissions,
  },
  get: {
    summary: 'One income.',
    params: incomeParams,
    response: versionedIncomeSchema,
    permissions,
  },
  create: {
    summary: 'Adds an income, within the limit of its type; answers its id as text.',
    params: customerOnSAParamsSchema,
    headers: idempotencyHeadersSchema,
    body: incomeInputSchema,
    response: 'text',
    permissions,
    errors: [errorCode.conflict],
  },
  update: {
    summary: 'Changes an income.',
    params: incomeParams,
    body: versionedIncomeSchema,
    response: changedSchema,
    permissions,
    errors: [errorCode.conflict],
  },
  delete: {
    summary: 'Removes an income; not one that a tax return feeds.',
    params: incomeParams,
    query: removalQuerySchema,
    permissions,
    errors: [errorCode.conflict],
  },
});
