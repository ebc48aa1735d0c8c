import { z } from 'zod';
import { definePort } from '../../platform/neighbours/port';

const suggestionSchema = z.object({
  /** What `detail` is asked with. */
  addressId: z.string().min(1),
  /** As an advisor reads it, `Dlouhá 12/3, 110 00 Praha 1`. */
  title: z.string().min(1),
  /** Whether it is a house; otherwise a street or a town, to be narrowed by typing on. */
  isComplete: z.boolean(),
});

const detailSchema = z.object({
  /** Absent in a village without streets. */
  street: z.string().optional(),
  /** Číslo popisné. */
  houseNumber: z.string(),
  /** Číslo orientační. */
  streetNumber: z.string().optional(),
  city: z.string().min(1),
  /** Five digits. */
  postcode: z.string().regex(/^\d{5}$/),
  /** Code of the address place (RÚIAN). */
  addressPointId: z.string().regex(/^\d{1,9}$/),
});

export type AddressSuggestion = z.infer<typeof suggestionSchema>;
export type AddressPoint = z.infer<typeof detailSchema>;

/** The neighbouring system that knows every address in Czechia. */
export interface AddressRegister {
  /** Addresses in which every word begins a word of theirs, the best first; none for too little. */
  search(text: string, limit: number): Promise<AddressSuggestion[]>;
  /** @throws Failure 400 with 90080 for one that it does not know, or that no longer is */
  detail(addressId: string): Promise<AddressPoint>;
  /** Towns of a postcode, in their order; none when it is not in use. @param postcode five digits */
  towns(postcode: string): Promise<{ city: string }[]>;
}

export const addressRegisterPort = definePort<AddressRegister>({
  name: 'address-register',
  timeoutMs: 5_000,
  answers: {
    search: z.array(suggestionSchema),
    detail: detailSchema,
    towns: z.array(z.object({ city: z.string().min(1) })),
  },
});
