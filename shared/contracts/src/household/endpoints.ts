import { z } from 'zod';
import { codeSchema } from '../codebook';
import { householdType } from '../codebooks/customer';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  changedSchema,
  idSchema,
  moneySchema,
  pathIdSchema,
  removalQuerySchema,
  salesArrangementParamsSchema,
  versionSchema,
} from '../fields';
import { permission } from '../permissions';
import { applicantsBudgetSchema, householdInputSchema, householdSchema } from './schemas';

const permissions = [permission.salesArrangementAccess] as const;
const errors = [errorCode.conflict] as const;

export const householdParamsSchema = z.object({ householdId: pathIdSchema });

export const householdEndpoints = defineEndpoints({
  list: {
    summary: 'Households of an application and the people on them, the main one first.',
    params: salesArrangementParamsSchema,
    response: z.object({
      households: z.array(householdSchema),
      /** Settings of the product. */
      maximumHouseholds: z.number().int().min(1),
      maximumCustomers: z.number().int().min(1),
      /** What the loan has for repaying other loans, CZK; absent while there is no loan. */
      consolidationLimit: moneySchema.optional(),
      /** Why nothing can be changed, a Czech sentence. */
      lock: z.string().optional(),
    }),
    permissions,
    shows: { client: 'answer.households.customers.identity.id' },
  },
  budget: {
    summary:
      'What the applicants earn and owe, as an assessment counts it; the credit bureau with permission 240.',
    params: salesArrangementParamsSchema,
    response: applicantsBudgetSchema,
    permissions,
  },
  create: {
    summary: 'Adds a household; the same empty one is added once.',
    params: salesArrangementParamsSchema,
    body: z.object({ householdTypeId: codeSchema(householdType) }),
    status: 201,
    response: z.object({ householdId: idSchema }),
    permissions,
    errors,
  },
  update: {
    summary: 'Changes the children, expenses and property settlement of a household.',
    params: householdParamsSchema,
    body: householdInputSchema.extend({ version: versionSchema }),
    response: changedSchema,
    permissions,
    errors,
  },
  delete: {
    summary: 'Removes a household with everybody on it; never the main one.',
    params: householdParamsSchema,
    query: removalQuerySchema,
    permissions,
    errors,
  },
});
