import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  customerOnSAParamsSchema,
  idempotencyHeadersSchema,
  idSchema,
  identitySchema,
  versionSchema,
} from '../fields';
import { permission } from '../permissions';
import { customerListItemSchema } from './endpoints';

/** Somebody of the register who may be the person that is founded. */
const sameClientSchema = customerListItemSchema.extend({
  /** By a birth number or a document it is them; by name and birth date it may be somebody else. */
  sameBy: z.enum(['birthNumber', 'identificationDocument', 'name']),
});
export type SameClient = z.infer<typeof sameClientSchema>;

export const registrationEndpoints = defineEndpoints({
  register: {
    summary:
      'Founds a person of an application in the client register, by the detail that is saved of them, and identifies them.',
    params: customerOnSAParamsSchema,
    headers: idempotencyHeadersSchema,
    body: z.object({
      /** Of the person: who was founded is whom the advisor saw. */
      version: versionSchema,
      /** Clients of the same name and birth date of whom the advisor knows that they are others. */
      otherThan: z.array(idSchema).max(50).optional(),
    }),
    response: z.object({
      /** Absent when nobody was founded, because of `clients`. */
      identity: identitySchema.optional(),
      /** Who may be the same person; the call founds nobody then. */
      clients: z.array(sameClientSchema),
    }),
    permissions: [permission.identifyPerson],
    shows: { client: 'answer.clients.identity.id' },
    errors: [errorCode.customerAlreadyOnHousehold, errorCode.conflict, errorCode.tooManyRequests],
  },
});
