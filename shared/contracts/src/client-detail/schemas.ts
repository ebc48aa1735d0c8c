import { z } from 'zod';
import { codeSchema } from '../codebook';
import { addressType, contactType, gender, maritalStatus } from '../codebooks/customer';
import { identificationDocumentSchema } from '../customer/detail';
import { birthNumberSchema, dateSchema, nameSchema, textSchema } from '../fields';

const countryIdSchema = z.number().int().min(1).max(1_000);

const addressInputSchema = z.object({
  addressTypeId: codeSchema(addressType),
  street: textSchema(100).optional(),
  houseNumber: textSchema(20).optional(),
  streetNumber: textSchema(20).optional(),
  city: textSchema(100),
  /** Five digits in Czechia, as the country writes it elsewhere. */
  postcode: textSchema(20),
  countryId: countryIdSchema,
  /** Of the address register; absent for an address that was entered by hand. */
  addressPointId: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  /** The client has confirmed that letters reach them there. */
  isConfirmed: z.boolean().optional(),
});

const contactInputSchema = z.object({
  contactTypeId: codeSchema(contactType),
  value: textSchema(100),
  /** The one that messages go to; one of each type. */
  isPrimary: z.boolean(),
  isConfirmed: z.boolean().optional(),
});

/** Everything that an application holds of a person; what is not known yet is left out. */
export const clientDetailSchema = z
  .object({
    firstName: nameSchema,
    lastName: nameSchema,
    degreeBefore: textSchema(50).optional(),
    degreeAfter: textSchema(50).optional(),
    dateOfBirth: dateSchema,
    placeOfBirth: textSchema(100).optional(),
    /** Nine or ten digits; a foreigner may have none. */
    birthNumber: birthNumberSchema.optional(),
    genderId: codeSchema(gender).optional(),
    maritalStatusId: codeSchema(maritalStatus).optional(),
    citizenshipCountryIds: z.array(countryIdSchema).max(5),
    /** Each country once. */
    taxResidences: z
      .array(z.object({ countryId: countryIdSchema, taxIdentifier: textSchema(30).optional() }))
      .max(10),
    isPoliticallyExposed: z.boolean().optional(),
    /** Whether the bank may ask registers of debtors that need the client's consent. */
    hasRegisterConsent: z.boolean().optional(),
    identificationDocument: identificationDocumentSchema.optional(),
    contacts: z.array(contactInputSchema).max(10),
    /** One of each type; others only beside a permanent one, and different from it. */
    addresses: z.array(addressInputSchema).max(3),
  })
  .meta({ id: 'ClientDetail' });
export type ClientDetail = z.infer<typeof clientDetailSchema>;
export type ClientAddress = z.infer<typeof addressInputSchema>;
