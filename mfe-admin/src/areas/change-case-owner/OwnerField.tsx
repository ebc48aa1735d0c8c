import { useField } from '@advisor/forms/field-props';
import { Button } from '@advisor/ui/core';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceFrame } from '../../lists/ChoiceFrame';
import { PersonNote } from '../../people/PersonNote';
import { PersonSearch } from '../../people/PersonSearch';
import type { HandoverForm } from './handover.schema';

/** Who the cases are given to. */
export function OwnerField({ form: { control } }: { form: HandoverForm }) {
  const { t } = useTranslation('admin-change-case-owner');
  const label = t('owner.label');
  const { id, field, error } = useField({ control, name: 'owner', label });
  const owner = useWatch({ control, name: 'owner' });
  return (
    <ChoiceFrame id={id} label={label} error={error} fieldRef={field.ref} required>
      {owner === null ? (
        <PersonSearch chooseLabel={t('owner.choose')} chosen={[]} onChoose={field.onChange} />
      ) : (
        <div className="admin-chosen">
          <PersonNote person={owner} />
          <Button onClick={() => field.onChange(null)}>{t('owner.change')}</Button>
        </div>
      )}
    </ChoiceFrame>
  );
}
