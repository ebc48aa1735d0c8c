import { birthDate, identifierMessage } from '@advisor/forms/rules';
import { parseBirthNumber } from '@advisor/lending/birth-number';
import type { CallInput } from '@advisor/api-client/call';
import { z } from 'zod';

const longestName = 100;

/** Whom the advisor looks for: a name and more, or a birth number. @param today `YYYY-MM-DD` */
export const clientFormSchema = (today: string) =>
  z
    .object({
      lastName: z.string().trim().max(longestName),
      firstName: z.string().trim().max(longestName),
      dateOfBirth: z
        .string()
        .refine((date) => date === '' || z.iso.date().safeParse(date).success, {
          error: 'common:validation.date',
          abort: true,
        })
        .refine(...birthDate(today)),
      birthNumber: z
        .string()
        .trim()
        .refine(
          (text) => text === '' || parseBirthNumber(text, today).valid,
          identifierMessage.birthNumber,
        ),
    })
    .refine(({ lastName, birthNumber }) => lastName !== '' || birthNumber !== '', {
      path: ['lastName'],
      error: 'common:validation.required',
    })
    // The register is not searched by a surname alone.
    .refine(
      ({ lastName, firstName, dateOfBirth, birthNumber }) =>
        lastName === '' || birthNumber !== '' || firstName !== '' || dateOfBirth !== '',
      { path: ['firstName'], error: 'modelation:createCase.needsMore' },
    );
export type ClientForm = z.infer<ReturnType<typeof clientFormSchema>>;

export const emptyClient: ClientForm = {
  lastName: '',
  firstName: '',
  dateOfBirth: '',
  birthNumber: '',
};

/** The search of the register; what is empty is not searched by. */
export const toSearch = ({
  birthNumber,
  ...person
}: ClientForm): CallInput<'customer.search'>['body'] => ({
  ...Object.fromEntries(Object.entries(person).filter(([, value]) => value !== '')),
  ...(birthNumber !== '' && { birthNumber: birthNumber.replace(/\D/g, '') }),
});

export type NewClient = Pick<ClientForm, 'firstName' | 'lastName' | 'dateOfBirth'>;

/** What a new client needs besides what was typed for the search. */
export const missingOfNewClient = (form: NewClient): (keyof NewClient)[] =>
  (['lastName', 'firstName', 'dateOfBirth'] as const).filter((field) => form[field].trim() === '');
