import { z } from 'zod';
import { definePort } from '../../platform/neighbours/port';

const companySchema = z.object({
  /** Eight digits. */
  companyId: z.string().regex(/^\d{8}$/),
  name: z.string(),
  legalForm: z.string().optional(),
  address: z
    .object({
      street: z.string().optional(),
      houseNumber: z.string().optional(),
      city: z.string(),
      postcode: z.string(),
      countryId: z.number().int(),
    })
    .optional(),
  /** Main activity by the CZ-NACE classification. */
  naceCode: z.string().optional(),
});

export type RegisteredCompany = z.infer<typeof companySchema>;

/** By number or by a part of the name. */
export type CompanyCriteria = { companyId: string } | { name: string };

/** The state's register of companies and people in business. */
export interface BusinessRegister {
  /** Companies that fit, by name; none when the register knows none. */
  search(
    criteria: CompanyCriteria,
    limit: number,
  ): Promise<{ companies: RegisteredCompany[]; hasMore: boolean }>;
}

export const businessRegisterPort = definePort<BusinessRegister>({
  name: 'business-register',
  timeoutMs: 10_000,
  answers: { search: z.object({ companies: z.array(companySchema), hasMore: z.boolean() }) },
});
