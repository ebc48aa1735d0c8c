import { z } from 'zod';
import { codeSchema } from '../codebook';
import { contactType, gender, idDocumentType, maritalStatus } from '../codebooks/customer';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import { dateSchema, identitySchema, instantSchema, moneySchema, textSchema } from '../fields';
import { permission } from '../permissions';
import { customerAddressSchema } from './address';

export const contactSchema = z.object({
  contactTypeId: codeSchema(contactType),
  value: z.string(),
  isPrimary: z.boolean(),
  isConfirmed: z.boolean().optional(),
});

export const identificationDocumentSchema = z
  .object({
    identificationDocumentTypeId: codeSchema(idDocumentType),
    number: textSchema(30),
    issuingCountryId: z.number().int(),
    issuedBy: z.string().trim().max(100).optional(),
    issuedOn: dateSchema.optional(),
    validTo: dateSchema.optional(),
  })
  .meta({ id: 'IdentificationDocument' });

export const customerDetailSchema = z
  .object({
    identity: identitySchema,
    naturalPerson: z.object({
      firstName: z.string(),
      lastName: z.string(),
      degreeBefore: z.string().optional(),
      degreeAfter: z.string().optional(),
      dateOfBirth: dateSchema.optional(),
      placeOfBirth: z.string().optional(),
      /** Nine or ten digits; a foreigner may have none. */
      birthNumber: z.string().optional(),
      /** This and what follows is absent where the register does not know it. */
      genderId: codeSchema(gender).optional(),
      maritalStatusId: codeSchema(maritalStatus).optional(),
      citizenshipCountryIds: z.array(z.number().int()).optional(),
      isPoliticallyExposed: z.boolean().optional(),
      /** Each country once. */
      taxResidences: z
        .array(z.object({ countryId: z.number().int(), taxIdentifier: z.string().optional() }))
        .optional(),
    }),
    addresses: z.array(customerAddressSchema),
    contacts: z.array(contactSchema),
    identificationDocument: identificationDocumentSchema.optional(),
    lastChangedOn: instantSchema.optional(),
  })
  .meta({ id: 'CustomerDetail' });
export type CustomerDetail = z.infer<typeof customerDetailSchema>;

/** Why a field is refused or doubtful; `isValid` tells which. */
const validationSchema = z.object({
  isValid: z.boolean(),
  messages: z.array(z.object({ field: z.string().optional(), message: z.string() })),
});

export const customerDetailEndpoints = defineEndpoints({
  get: {
    summary: 'A person of the client register.',
    body: z.object({ identity: identitySchema }),
    response: customerDetailSchema,
    permissions: [permission.searchPerson, permission.identifyPerson],
    shows: { client: 'body.identity.id' },
    errors: [errorCode.notFound, errorCode.tooManyRequests],
  },
  unsecuredLoanLimit: {
    summary: 'How much the bank lends the person without security.',
    body: z.object({ identity: identitySchema }),
    shows: { client: 'body.identity.id' },
    response: z.object({
      /** CZK; zero when no loan is offered. */
      limit: moneySchema,
      maximumMonthlyPayment: moneySchema.optional(),
      validTo: dateSchema.optional(),
    }),
    permissions: [permission.searchPerson],
    errors: [errorCode.notFound],
  },
  validateIdentificationDocument: {
    summary:
      'Checks an identity document against its type, country and the register of stolen ones.',
    body: identificationDocumentSchema,
    response: validationSchema,
  },
  validateContact: {
    summary: 'Checks a phone number or an e-mail address.',
    body: z.object({ contactTypeId: codeSchema(contactType), value: textSchema(100) }),
    response: validationSchema.extend({
      /** The contact as it will be stored. */
      normalizedValue: z.string().optional(),
    }),
  },
});
