import { z } from 'zod';
import { optionalDaySchema } from './day-schema';
import { birthDate, identifierMessage } from './rules';

/* Whom somebody looks for in a register: a surname and more, or a birth number. */

type ReadBirthNumber = (
  text: string,
  today: string,
) => { valid: true; value: { dateOfBirth: string } } | { valid: false };

interface PersonSearchOptions {
  /** `YYYY-MM-DD` */
  today: string;
  /** Least letters before a `*`. */
  leastStem: number;
  /** From `@advisor/lending`. */
  readBirthNumber: ReadBirthNumber;
}

const longestName = 100;

/** A name, or its beginning followed by `*`, as the server finds it. */
const nameText = (leastStem: number) =>
  z
    .string()
    .trim()
    .max(longestName)
    .refine((name) => !name.endsWith('*') || name.replace(/\*+$/, '').length >= leastStem, {
      error: 'common:validation.wildcard',
    });

/** Every field is text, as it is typed, and may be empty. */
export const personSearchSchema = ({ today, leastStem, readBirthNumber }: PersonSearchOptions) =>
  z
    .object({
      lastName: nameText(leastStem),
      firstName: nameText(leastStem),
      /** `YYYY-MM-DD` */
      dateOfBirth: optionalDaySchema.refine(...birthDate(today)),
      birthNumber: z
        .string()
        .trim()
        .refine(
          (text) => text === '' || readBirthNumber(text, today).valid,
          identifierMessage.birthNumber,
        ),
    })
    .superRefine(({ lastName, firstName, dateOfBirth, birthNumber }, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (birthNumber === '') {
        if (lastName === '') refuse('lastName', 'common:validation.personTooLittle');
        else if (firstName === '' && dateOfBirth === '')
          refuse('firstName', 'common:validation.personNeedsMore');
        return;
      }
      const read = readBirthNumber(birthNumber, today);
      if (read.valid && dateOfBirth !== '' && read.value.dateOfBirth !== dateOfBirth)
        refuse('dateOfBirth', identifierMessage.birthNumberMismatch);
    });

export type PersonSearch = z.infer<ReturnType<typeof personSearchSchema>>;

export const emptyPersonSearch: PersonSearch = {
  lastName: '',
  firstName: '',
  dateOfBirth: '',
  birthNumber: '',
};

/** What is searched by: what is empty is left out, a birth number is digits only. */
export const searchedPerson = ({ birthNumber, ...person }: PersonSearch): Partial<PersonSearch> =>
  Object.fromEntries(
    Object.entries({ ...person, birthNumber: birthNumber.replace(/\D/g, '') }).filter(
      ([, value]) => value !== '',
    ),
  );
