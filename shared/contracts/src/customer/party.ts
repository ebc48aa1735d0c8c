import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import { customerOnSAParamsSchema, idSchema, identitySchema, textSchema } from '../fields';
import { permission } from '../permissions';
import { addressSchema } from './address';

export const partyEndpoints = defineEndpoints({
  searchParty: {
    summary: 'Finds companies of the business register by number or name; the first 20.',
    body: z.union([
      z.object({ companyId: z.string().regex(/^\d{8}$/) }),
      z.object({ name: textSchema(200) }),
    ]),
    response: z.object({
      parties: z.array(
        z.object({
          companyId: z.string(),
          name: z.string(),
          legalForm: z.string().optional(),
          address: addressSchema.optional(),
          naceCode: z.string().optional(),
        }),
      ),
      hasMore: z.boolean(),
    }),
    errors: [errorCode.customerNotInBusinessRegister, errorCode.businessRegisterUnavailable],
  },
  identify: {
    summary: 'Says who in the client register a person on the application is.',
    params: customerOnSAParamsSchema,
    body: z.object({ identity: identitySchema }),
    response: z.object({ customerOnSAId: idSchema, identity: identitySchema }),
    permissions: [permission.identifyPerson],
    errors: [errorCode.customerAlreadyOnHousehold, errorCode.conflict],
  },
});
