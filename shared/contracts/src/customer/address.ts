import { z } from 'zod';
import { codeSchema } from '../codebook';
import { addressType } from '../codebooks/customer';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import { textSchema } from '../fields';

export const addressSchema = z
  .object({
    street: z.string().optional(),
    houseNumber: z.string().optional(),
    streetNumber: z.string().optional(),
    city: z.string(),
    /** Five digits in Czechia, as the country writes it elsewhere. */
    postcode: z.string(),
    countryId: z.number().int(),
  })
  .meta({ id: 'Address' });
export type Address = z.infer<typeof addressSchema>;

export const customerAddressSchema = addressSchema
  .extend({
    addressTypeId: codeSchema(addressType),
    /** Number of the address place in the state's register (RÚIAN). */
    addressPointId: z.string().optional(),
    /** A contact address that the client has not confirmed is announced to the advisor. */
    isConfirmed: z.boolean().optional(),
  })
  .meta({ id: 'CustomerAddress' });

export const addressEndpoints = defineEndpoints({
  searchAddress: {
    summary: 'Suggests addresses of the address register for what was typed so far.',
    body: z.object({
      searchText: textSchema(200),
      countryId: z.number().int().optional(),
      pageSize: z.number().int().min(1).max(50).default(10),
    }),
    response: z.array(
      z.object({ addressId: z.string(), title: z.string(), isComplete: z.boolean() }),
    ),
  },
  addressDetail: {
    summary: 'The parts of a suggested address.',
    body: z.object({ addressId: textSchema(100), title: z.string().max(300).optional() }),
    response: addressSchema.extend({ addressPointId: z.string().optional() }),
    errors: [errorCode.addressNotInRegister],
  },
});
