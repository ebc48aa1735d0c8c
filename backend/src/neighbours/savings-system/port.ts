import { z } from 'zod';
import { definePort } from '../../platform/neighbours/port';

export interface AdmittedUser {
  userId: number;
  login: string;
  /** Number of the employee in the bank. */
  cin: string | undefined;
}

const admissionSchema = z.object({
  /** A cookie's name and value as RFC 6265 allows them. */
  name: z.string().regex(/^[\w-]+$/),
  value: z.string().regex(/^[\w.~+/=-]+$/),
  /** That both systems are under; absent: this host only. */
  domain: z.string().optional(),
  path: z.string().startsWith('/'),
  maxAgeSeconds: z.number().int().min(1).max(600),
});
export type Admission = z.infer<typeof admissionSchema>;

/** The neighbouring system in which the savings bank runs contracts of building savings. */
export interface SavingsSystem {
  /** Lets a user of the product in without signing in once more. @returns the cookie that it knows */
  admit(user: AdmittedUser): Promise<Admission>;
}

export const savingsSystemPort = definePort<SavingsSystem>({
  name: 'savings-system',
  timeoutMs: 5_000,
  answers: { admit: admissionSchema },
});
