import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import { birthNumberSchema, dateSchema, idSchema } from '../fields';
import { permission } from '../permissions';

export const customerListItemSchema = z.object({
  identity: z.object({ id: idSchema, scheme: z.number().int() }),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: dateSchema.optional(),
  city: z.string().optional(),
});

export const customerEndpoints = defineEndpoints({
  search: {
    summary: 'Finds persons in the client register; the first 20.',
    body: z.object({
      firstName: z.string().trim().max(100).optional(),
      lastName: z.string().trim().max(100).optional(),
      dateOfBirth: dateSchema.optional(),
      birthNumber: birthNumberSchema.optional(),
      /** How many found before are left out, to load more. An extension. */
      start: z.number().int().min(0).max(180).optional(),
    }),
    response: z.object({ customers: z.array(customerListItemSchema), hasMore: z.boolean() }),
    permissions: [permission.searchPerson],
    shows: { client: 'answer.customers.identity.id' },
    errors: [errorCode.tooManyRequests],
  },
});
