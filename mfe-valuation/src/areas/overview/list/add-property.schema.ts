import { realEstateState, realEstateType } from '@advisor/contracts/codebooks/real-estate';
import { requiredMessage } from '@advisor/forms/validation-message';
import { z } from 'zod';

const codesOf = <Code extends number>(codebook: Readonly<Record<string, { code: Code }>>) =>
  Object.values(codebook).map(({ code }) => code);

const types = codesOf(realEstateType);
const states = codesOf(realEstateState);

/** What is known of a real estate at first; the rest is its specification. */
export const addPropertySchema = z.object({
  realEstateTypeId: z
    .literal(types)
    .nullable()
    .refine((type) => type !== null, requiredMessage),
  realEstateState: z.literal(states).nullable(),
  isLoanRealEstate: z.boolean(),
  isPurchased: z.boolean(),
});
export type AddPropertyInput = z.input<typeof addPropertySchema>;
