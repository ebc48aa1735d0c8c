import { z } from 'zod';

/** Parts of a Czech account; the check digits are checked with `@advisor/lending/identifiers/bank-account`. */
export const bankAccountSchema = z
  .object({
    prefix: z.string().optional(),
    number: z.string(),
    bankCode: z.string(),
  })
  .meta({ id: 'BankAccount' });
