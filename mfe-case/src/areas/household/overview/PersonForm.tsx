import { serverNow } from '@advisor/api-client/server-clock';
import { gender, maritalStatus } from '@advisor/contracts/codebooks/customer';
import { personNamePattern } from '@advisor/contracts/name-rules';
import { daySchema } from '@advisor/forms/day-schema';
import { DateField } from '@advisor/forms/fields/DateField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextField } from '@advisor/forms/fields/TextField';
import {
  birthDate,
  birthNumber,
  birthNumberOfDate,
  birthNumberOfGender,
} from '@advisor/forms/rules';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import type { RemainderTenPolicy } from '@advisor/lending/identifiers/birth-number';
import { cleanName } from '@advisor/lending/identifiers/clean-text';
import { isPrintableName } from '@advisor/lending/identifiers/printable-name';
import { useSession } from '@advisor/shell/session';
import { useMemo, type ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { optionsOf } from '../form-values';

const name = z
  .string()
  .overwrite(cleanName)
  .min(1)
  .max(100)
  .regex(personNamePattern, { error: 'common:validation.personName' })
  .refine(isPrintableName, 'forms:validation.printableName');

const schemaOn = (today: string, remainderTen: RemainderTenPolicy | undefined) =>
  z
    .object({
      firstName: name,
      lastName: name,
      dateOfBirth: daySchema.refine(...birthDate(today)),
      /** Of who joins the household; afterwards it stands in the client's detail. */
      birthNumber: z
        .string()
        .refine(...birthNumber(today, remainderTen ?? 'warn'))
        .optional(),
      genderId: z.union([z.literal(1), z.literal(2)]).nullable(),
      maritalStatusId: z
        .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
        .nullable(),
    })
    .superRefine(({ birthNumber: text = '', dateOfBirth, genderId }, context) => {
      const born = { birthNumber: text, dateOfBirth, gender: genders.get(genderId) };
      for (const [fits, message] of [birthNumberOfDate(today), birthNumberOfGender(today)]) {
        if (!fits(born)) context.addIssue({ code: 'custom', path: ['birthNumber'], message });
      }
    });

const genders = new Map<number | null, 'male' | 'female'>([
  [gender.male.code, 'male'],
  [gender.female.code, 'female'],
]);

export type PersonValues = z.infer<ReturnType<typeof schemaOn>>;

/** As calls take it. */
export const toPerson = ({
  genderId,
  maritalStatusId,
  birthNumber: text = '',
  ...person
}: PersonValues) => ({
  ...person,
  ...(text === '' ? {} : { birthNumber: text.replace('/', '') }),
  ...(genderId === null ? {} : { genderId }),
  ...(maritalStatusId === null ? {} : { maritalStatusId }),
});

/** Of what is typed about a person today. */
export function usePersonSchema() {
  const { birthNumberRemainderTen: remainderTen } = useSession();
  return useMemo(() => schemaOn(bankDay(serverNow()), remainderTen), [remainderTen]);
}

/** Fields of a person; who an identified one is, the register says. */
export function PersonFields({
  control,
  isIdentified = false,
  children,
}: {
  control: Control<PersonValues, unknown, PersonValues>;
  isIdentified?: boolean;
  /** Beside the date of birth. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('case-household');
  return (
    <>
      <TextField
        control={control}
        name="firstName"
        label={t('person.firstName')}
        required
        disabled={isIdentified}
      />
      <TextField
        control={control}
        name="lastName"
        label={t('person.lastName')}
        required
        disabled={isIdentified}
      />
      <DateField
        control={control}
        name="dateOfBirth"
        label={t('person.dateOfBirth')}
        required
        disabled={isIdentified}
      />
      {children}
      <SelectField
        control={control}
        name="genderId"
        label={t('person.gender')}
        options={optionsOf(gender)}
        clearable
      />
      <SelectField
        control={control}
        name="maritalStatusId"
        label={t('person.maritalStatus')}
        options={optionsOf(maritalStatus)}
        clearable
      />
    </>
  );
}
