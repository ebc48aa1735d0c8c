import { z } from 'zod';
import { codeSchema } from '../codebook';
import { customerRole } from '../codebooks';
import { defineEndpoints } from '../endpoint';
import { caseParamsSchema, dateSchema, identitySchema, personNameSchema } from '../fields';
import { openCasePermissions } from '../permissions';

export const productEndpoints = defineEndpoints({
  customers: {
    summary: 'People of a running loan, as the product system holds them.',
    params: caseParamsSchema,
    response: z.array(
      personNameSchema.extend({
        identity: identitySchema,
        roleId: codeSchema(customerRole),
        dateOfBirth: dateSchema.optional(),
      }),
    ),
    permissions: openCasePermissions,
  },
});
