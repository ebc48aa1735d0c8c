import { userRoles } from '@advisor/contracts/admin/user-notification-rules';
import { useField } from '@advisor/forms/field-props';
import { CheckboxField } from '@advisor/forms/fields/CheckboxField';
import { RadioField } from '@advisor/forms/fields/RadioField';
import { formatNumber } from '@advisor/i18n/format';
import { Button } from '@advisor/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceFrame } from '../../lists/ChoiceFrame';
import { PastedPeople } from '../../people/PastedPeople';
import { type Person, personName, withPeople } from '../../people/person';
import { PersonNote } from '../../people/PersonNote';
import { PersonSearch } from '../../people/PersonSearch';
import { audiencesQuery } from './notifications.queries';
import type { SendForm } from './send.schema';

/** Whom a notification is for: everybody, roles, or users who are found or pasted. */
export function RecipientFields({ form: { control } }: { form: SendForm }) {
  const { t } = useTranslation('admin-user-notification');
  const { data } = useQuery(audiencesQuery());
  const to = useWatch({ control, name: 'to' });
  return (
    <>
      <RadioField
        control={control}
        name="to"
        label={t('form.to')}
        options={[
          { value: 'users', label: t('form.users') },
          { value: 'roles', label: t('form.roles') },
          { value: 'everybody', label: t('form.everybody', { count: data?.everybody ?? 0 }) },
        ]}
        required
      />
      {to === 'roles' &&
        userRoles.map((role) => (
          <CheckboxField
            key={role}
            control={control}
            name={`roles.${role}`}
            label={t(`form.role.${role}`, { count: data?.roles[role] ?? 0 })}
          />
        ))}
      {to === 'users' && <ChosenUsers control={control} />}
    </>
  );
}

/** Of a thousand nobody reads all, and each has a button. */
const shownFirst = 20;

function ChosenUsers({ control }: Pick<SendForm, 'control'>) {
  const { t } = useTranslation('admin-user-notification');
  const label = t('form.chosen');
  const { id, field, error } = useField({ control, name: 'users', label });
  const chosen: readonly Person[] = useWatch({ control, name: 'users' });
  const add = (people: Person[]) => field.onChange(withPeople(chosen, people));
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? chosen : chosen.slice(0, shownFirst);
  return (
    <ChoiceFrame id={id} label={label} error={error} fieldRef={field.ref} required>
      <PersonSearch
        chooseLabel={t('form.add')}
        chosen={chosen}
        onChoose={(person) => add([person])}
      />
      <PastedPeople onAdd={add} />
      {chosen.length > 0 && (
        <>
          <div className="admin-chosen">
            <output>{t('form.chosenCount', { count: chosen.length })}</output>
            <Button onClick={() => field.onChange([])}>{t('form.clear')}</Button>
          </div>
          <ul className="admin-choices" aria-label={label}>
            {shown.map((person) => (
              <li key={person.userId}>
                <PersonNote person={person} />
                <Button
                  aria-label={`${t('form.remove')}: ${personName(person)}`}
                  onClick={() => field.onChange(chosen.filter((one) => one !== person))}
                >
                  {t('form.remove')}
                </Button>
              </li>
            ))}
          </ul>
          {shown.length < chosen.length && (
            <Button onClick={() => setIsWhole(true)}>
              {t('form.showAll', { total: formatNumber(chosen.length) })}
            </Button>
          )}
        </>
      )}
    </ChoiceFrame>
  );
}
