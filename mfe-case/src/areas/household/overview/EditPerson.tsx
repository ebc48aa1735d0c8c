import { codeName } from '@advisor/contracts/code-name';
import { gender, maritalStatus } from '@advisor/contracts/codebooks/customer';
import type { HouseholdCustomer } from '@advisor/contracts/household/schemas';
import { FormShell } from '@advisor/forms/components/FormShell';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { formatDate } from '@advisor/i18n/format';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fresh } from '../../../arrangement/open-arrangement';
import { ParametersChanged, type TheirChange } from '../../../arrangement/ParametersChanged';
import { householdsQuery } from '../household.queries';
import { useSavePerson } from './household.mutations';
import { PersonFields, toPerson, usePersonForm, type PersonValues } from './PersonForm';
import { takeOver } from './take-over';

const toValues = (person: HouseholdCustomer): PersonValues => ({
  firstName: person.firstName,
  lastName: person.lastName,
  dateOfBirth: person.dateOfBirth,
  genderId: person.genderId ?? null,
  maritalStatusId: person.maritalStatusId ?? null,
  version: person.version,
});

/** Names of the fields with their labels; the first ones come from the register. */
const ofRegister = ['firstName', 'lastName', 'dateOfBirth'] as const;
const labels = {
  firstName: 'person.firstName',
  lastName: 'person.lastName',
  dateOfBirth: 'person.dateOfBirth',
  genderId: 'person.gender',
  maritalStatusId: 'person.maritalStatus',
} as const;

const shownValues = (values: PersonValues): Record<keyof typeof labels, string | undefined> => ({
  firstName: values.firstName,
  lastName: values.lastName,
  dateOfBirth: formatDate(values.dateOfBirth),
  genderId: values.genderId === null ? undefined : codeName(gender, values.genderId),
  maritalStatusId:
    values.maritalStatusId === null ? undefined : codeName(maritalStatus, values.maritalStatusId),
});

interface EditPersonProps {
  salesArrangementId: number;
  person: HouseholdCustomer;
  onDone: () => void;
}

/** What is typed about a person: left half-way it waits, and it outlives what somebody else saves. */
export function EditPerson({ salesArrangementId, person, onDone }: EditPersonProps) {
  const { t } = useTranslation('case-household');
  const { customerOnSAId, identity } = person;
  const form = usePersonForm(toValues(person));
  // Names typed before somebody was identified are not theirs any more.
  const forgetDraft = useFormDraft(
    `household-person.${customerOnSAId}.${identity?.id ?? ''}`,
    form,
  );
  const [theirs, setTheirs] = useState<TheirChange[]>([]);
  const queryClient = useQueryClient();
  const save = useSavePerson(customerOnSAId);
  const showTheirs = async () => {
    const { households } = await queryClient.fetchQuery(fresh(householdsQuery(salesArrangementId)));
    const found = households
      .flatMap(({ customers }) => customers)
      .find((one) => one.customerOnSAId === customerOnSAId);
    if (found === undefined) return;
    const values = toValues(found);
    const changed = takeOver(form, values);
    if (found.identity !== undefined) {
      for (const name of ofRegister) form.resetField(name, { defaultValue: values[name] });
    }
    const shown = shownValues(values);
    const names = Object.keys(labels) as (keyof typeof labels)[];
    setTheirs(
      names
        .filter((name) => changed.includes(name))
        .map((name) => ({ label: t(labels[name]), value: shown[name] })),
    );
  };
  return (
    <>
      <ParametersChanged change={save} changes={theirs} />
      <FormShell
        form={form}
        label={t('person.edit')}
        submitLabel={t('save')}
        loading={save.isRunning}
        submitError={save.submitError}
        onSubmit={(values, again) =>
          save.run(
            { ...toPerson(values), version: values.version },
            {
              ...again,
              onDone: async () => {
                await forgetDraft();
                onDone();
              },
              onRefused: showTheirs,
            },
          )
        }
      >
        <PersonFields control={form.control} isIdentified={identity !== undefined} />
      </FormShell>
    </>
  );
}
