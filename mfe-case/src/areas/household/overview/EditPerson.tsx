import type { HouseholdCustomer } from '@advisor/contracts/household/schemas';
import { RecordForm } from '@advisor/forms/record/RecordForm';
import { useRecordForm, type RecordState } from '@advisor/forms/record/use-record-form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fresh } from '@advisor/api-client/fresh';
import { householdsQuery } from '../household.queries';
import { useSavePerson } from './household.mutations';
import { PersonFields, toPerson, usePersonSchema, type PersonValues } from './PersonForm';

const toState = (person: HouseholdCustomer): RecordState<PersonValues> => ({
  version: person.version,
  values: {
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: person.dateOfBirth,
    genderId: person.genderId ?? null,
    maritalStatusId: person.maritalStatusId ?? null,
  },
  // Of somebody identified the register says it.
  ...(person.identity && { fixed: ['firstName', 'lastName', 'dateOfBirth'] }),
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
  const queryClient = useQueryClient();
  const record = useRecordForm({
    schema: usePersonSchema(),
    // Names typed before somebody was identified are not theirs any more.
    draft: `household-person.${customerOnSAId}.${identity?.id ?? ''}`,
    saved: toState(person),
    readLatest: async () => {
      const { households } = await queryClient.fetchQuery(
        fresh(householdsQuery(salesArrangementId)),
      );
      const found = households
        .flatMap(({ customers }) => customers)
        .find((one) => one.customerOnSAId === customerOnSAId);
      return found && toState(found);
    },
  });
  const { form } = record;
  return (
    <RecordForm
      record={record}
      save={useSavePerson(customerOnSAId)}
      toBody={(values, version) => ({ ...toPerson(values), version })}
      onSaved={onDone}
      label={t('person.edit')}
    >
      <PersonFields control={form.control} isIdentified={identity !== undefined} />
    </RecordForm>
  );
}
