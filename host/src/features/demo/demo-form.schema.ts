import { daySchema } from '@advisor/forms/day-schema';
import { identifierMessage } from '@advisor/forms/rules';
import { z } from 'zod';

/** Shows each field with the generic rules; the real checks of identifiers are in lending. */
export const demoFormSchema = z.object({
  firstName: z.string().trim().min(1).max(50),
  lastName: z.string().trim().min(1).max(50),
  birthNumber: z.string().regex(/^\d{6}\/\d{3,4}$/, identifierMessage.birthNumber),
  dateOfBirth: daySchema,
  account: z.string().regex(/^(\d{1,6}-)?\d{2,10}\/\d{4}$/, identifierMessage.account),
  phone: z.string().min(1),
  postcode: z.string().regex(/^\d{3} \d{2}$/, identifierMessage.postcode),
  amount: z.number().positive().max(20_000_000).nullable(),
  rate: z.number().nonnegative().nullable(),
  purpose: z.string().nullable(),
  fixation: z.number(),
  ownership: z.string(),
  consent: z.boolean().refine((given) => given, 'common:validation.required'),
  password: z.string().min(1),
  note: z.string().trim().max(200),
});
export type DemoForm = z.input<typeof demoFormSchema>;

export const emptyDemoForm: DemoForm = {
  firstName: '',
  lastName: '',
  birthNumber: '',
  dateOfBirth: '',
  account: '',
  phone: '',
  postcode: '',
  amount: null,
  rate: null,
  purpose: null,
  fixation: 5,
  ownership: 'own',
  consent: false,
  password: '',
  note: '',
};

export const filledDemoForm: DemoForm = {
  firstName: 'Žofie',
  lastName: 'Přibyslavská',
  birthNumber: '855203/0009',
  dateOfBirth: '1985-02-03',
  account: '19-2000145399/0800',
  phone: '+420 603 214 587',
  postcode: '110 00',
  amount: 3_250_000,
  rate: 4.49,
  purpose: 'purchase',
  fixation: 5,
  ownership: 'rent',
  consent: true,
  password: 'heslo',
  note: 'Klient přijde s manželkou.',
};
