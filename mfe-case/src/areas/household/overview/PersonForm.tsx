import { serverNow } from '@advisor/api-client/server-clock';
import { gender, maritalStatus } from '@advisor/contracts/codebooks/customer';
import type { HouseholdCustomer } from '@advisor/contracts/household/schemas';
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
import { ChangedMeanwhile } from '../../../case/ChangedMeanwhile';
import { useSavePerson, type useAddPerson } from './household.mutations';

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
  });

type Values = z.infer<ReturnType<typeof schemaOn>>;

const toPerson = ({ genderId, maritalStatusId, ...person }: Values) => ({
  ...person,
  ...(genderId === null ? {} : { genderId }),
  ...(maritalStatusId === null ? {} : { maritalStatusId }),
});

function usePersonForm(values: Values) {
  const schema = useMemo(() => schemaOn(bankDay(serverNow())), []);
  return useZodForm(schema, { defaultValues: values });
}

const optionsOf = (codebook: Record<string, { code: number; name: string }>) =>
  Object.values(codebook).map(({ code, name: label }) => ({ value: code, label }));

function PersonFields({
  control,
  isIdentified = false,
}: {
  control: Control<Values, unknown, Values>;
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

const nobody: Values = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  genderId: null,
  maritalStatusId: null,
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

/** What is typed about a person; who an identified one is, the register says. */
export function EditPerson({ person, onDone }: { person: HouseholdCustomer; onDone: () => void }) {
  const { t } = useTranslation('case-household');
  const form = usePersonForm({
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: person.dateOfBirth,
    genderId: person.genderId ?? null,
    maritalStatusId: person.maritalStatusId ?? null,
  });
  const save = useSavePerson(person.customerOnSAId);
  return (
    <>
      <ChangedMeanwhile change={save} title={t('refused')} hint={save.refusal} />
      <FormShell
        form={form}
        label={t('person.edit')}
        submitLabel={t('save')}
        loading={save.isRunning}
        submitError={save.submitError}
        onSubmit={(values, again) =>
          save.run({ ...toPerson(values), version: person.version }, { ...again, onDone })
        }
      >
        <PersonFields control={form.control} isIdentified={person.identity !== undefined} />
      </FormShell>
    </>
  );
}
