import { serverNow } from '@advisor/api-client/server-clock';
import { gender, maritalStatus } from '@advisor/contracts/codebooks/customer';
import { personNamePattern } from '@advisor/contracts/name-rules';
import { FormShell } from '@advisor/forms/components/FormShell';
import { DateField } from '@advisor/forms/fields/DateField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextField } from '@advisor/forms/fields/TextField';
import { birthDate } from '@advisor/forms/rules';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { bankDay } from '@advisor/lending/bank-day';
import { useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { useAddPerson } from './household.mutations';

const name = z.string().trim().min(1).max(100).regex(personNamePattern, {
  error: 'common:validation.personName',
});

const schemaOn = (today: string) =>
  z.object({
    firstName: name,
    lastName: name,
    dateOfBirth: z.iso.date().refine(...birthDate(today)),
    genderId: z.union([z.literal(1), z.literal(2)]).nullable(),
    maritalStatusId: z
      .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
      .nullable(),
    /** Of the person that this was written over. */
    version: z.number(),
  });

export type PersonValues = z.infer<ReturnType<typeof schemaOn>>;

/** As calls take it. */
export const toPerson = ({
  genderId,
  maritalStatusId,
  version: _version,
  ...person
}: PersonValues) => ({
  ...person,
  ...(genderId === null ? {} : { genderId }),
  ...(maritalStatusId === null ? {} : { maritalStatusId }),
});

/** The form of what is typed about a person. */
export function usePersonForm(values: PersonValues) {
  const schema = useMemo(() => schemaOn(bankDay(serverNow())), []);
  return useZodForm(schema, { defaultValues: values });
}

const optionsOf = (codebook: Record<string, { code: number; name: string }>) =>
  Object.values(codebook).map(({ code, name: label }) => ({ value: code, label }));

/** Fields of a person; who an identified one is, the register says. */
export function PersonFields({
  control,
  isIdentified = false,
}: {
  control: Control<PersonValues, unknown, PersonValues>;
  isIdentified?: boolean;
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

const nobody: PersonValues = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  genderId: null,
  maritalStatusId: null,
  version: 0,
};

/** Somebody who is not in the client register, or not yet. */
export function NewPerson({
  add,
  householdId,
  onDone,
}: {
  add: ReturnType<typeof useAddPerson>;
  householdId: number;
  onDone: () => void;
}) {
  const { t } = useTranslation('case-household');
  const form = usePersonForm(nobody);
  const forgetDraft = useFormDraft(`household-person.${householdId}`, form);
  return (
    <FormShell
      form={form}
      label={t('person.enterNew')}
      submitLabel={t('person.add')}
      loading={add.isRunning}
      submitError={add.submitError}
      onSubmit={(values, again) =>
        add.run(toPerson(values), {
          ...again,
          onDone: () => {
            void forgetDraft();
            onDone();
          },
        })
      }
    >
      <PersonFields control={form.control} />
    </FormShell>
  );
}
