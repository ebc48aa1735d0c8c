import { serverNow } from '@advisor/api-client/server-clock';
import { FormShell } from '@advisor/forms/components/FormShell';
import { BirthNumberField } from '@advisor/forms/fields/BirthNumberField';
import type { PersonSearch } from '@advisor/forms/person-search';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useTypedBirthNumber } from '@advisor/forms/use-typed-birth-number';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { parseBirthNumber } from '@advisor/lending/identifiers/birth-number';
import { useSession } from '@advisor/shell/session';
import { useTranslation } from 'react-i18next';
import { genderIds } from '../gender-ids';
import type { useAddPerson } from './household.mutations';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { PersonFields, toPerson, usePersonSchema, type PersonValues } from './PersonForm';

const nobody: PersonValues = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  birthNumber: '',
  genderId: null,
  maritalStatusId: null,
};

/** The beginning of a name is none. */
const isKnown = ([, text]: [string, string]) => text !== '' && !text.endsWith('*');

/** What a person is known by who was looked for, with what a birth number says. */
function knownBy(typed: PersonSearch, today: string): Partial<PersonValues> {
  const read = parseBirthNumber(typed.birthNumber, today);
  const born = read.valid
    ? { dateOfBirth: read.value.dateOfBirth, genderId: genderIds[read.value.gender] }
    : {};
  return { ...born, ...Object.fromEntries(Object.entries(typed).filter(isKnown)) };
}

interface NewPersonProps {
  add: ReturnType<typeof useAddPerson>;
  householdId: number;
  /** Whom the register was asked for before, in vain. */
  typed: PersonSearch | undefined;
  onDone: () => void;
}

/** Somebody who is not in the client register, or not yet. */
export function NewPerson({ add, householdId, typed, onDone }: NewPersonProps) {
  const { t } = useTranslation('case-household');
  const { birthNumberRemainderTen: remainderTen } = useSession();
  const today = bankDay(serverNow());
  const form = useZodForm(usePersonSchema(), { defaultValues: nobody });
  const forgetDraft = useFormDraft(
    `household-person.${householdId}`,
    form,
    typed && knownBy(typed, today),
  );
  useTypedBirthNumber(form, { today, genderIds });
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
      <PersonFields control={form.control}>
        <BirthNumberField
          control={form.control}
          name="birthNumber"
          label={t('find.birthNumber')}
          hint={t('clientDetail.hint.birthNumber')}
          remainderTen={remainderTen}
        />
      </PersonFields>
    </FormShell>
  );
}
