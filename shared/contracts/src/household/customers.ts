import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  changedSchema,
  customerOnSAParamsSchema,
  idSchema,
  identitySchema,
  removalQuerySchema,
  salesArrangementParamsSchema,
  versionSchema,
} from '../fields';
import { permission } from '../permissions';
import { householdParamsSchema } from './endpoints';
import { householdPersonSchema, joiningPersonSchema } from './schemas';

const permissions = [permission.salesArrangementAccess] as const;
const errors = [errorCode.conflict] as const;

export const householdCustomerEndpoints = defineEndpoints({
  addCustomer: {
    summary: 'Adds a person: from the client register (permission 219), or as typed.',
    params: householdParamsSchema,
    body: z.union([z.object({ identity: identitySchema }), joiningPersonSchema]),
    status: 201,
    response: z.object({ customerOnSAId: idSchema }),
    permissions,
    errors: [errorCode.customerAlreadyOnHousehold, errorCode.conflict],
  },
  updateCustomer: {
    summary: 'Changes what is typed about a person.',
    params: customerOnSAParamsSchema,
    body: householdPersonSchema.extend({ version: versionSchema }),
    response: changedSchema,
    permissions,
    errors,
  },
  deleteCustomer: {
    summary: 'Removes a person who has signed nothing; never the debtor.',
    params: customerOnSAParamsSchema,
    query: removalQuerySchema,
    permissions,
    errors,
  },
  moveCustomer: {
    summary: 'Moves a person to another household of the application.',
    params: customerOnSAParamsSchema,
    body: z.object({ householdId: idSchema }),
    permissions,
    errors,
  },
  swapDebtor: {
    summary: 'Makes a codebtor the debtor, and the debtor a codebtor.',
    params: salesArrangementParamsSchema,
    body: z.object({ customerOnSAId: idSchema }),
    permissions,
    errors,
  },
});
