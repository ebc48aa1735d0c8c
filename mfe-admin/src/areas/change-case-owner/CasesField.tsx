import { useField } from '@advisor/forms/field-props';
import { Button } from '@advisor/ui/core';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceFrame } from '../../lists/ChoiceFrame';
import { CaseNote, CaseSearch } from './CaseSearch';
import { type ChosenCase, type HandoverForm, withCases } from './handover.schema';
import { PastedCases } from './PastedCases';

/** The cases that are given, found or pasted, and whose they are now. */
export function CasesField({ form: { control } }: { form: HandoverForm }) {
  const { t } = useTranslation('admin-change-case-owner');
  const label = t('cases.label');
  const { id, field, error } = useField({ control, name: 'cases', label });
  const chosen = useWatch({ control, name: 'cases' });
  const add = (added: ChosenCase[]) => field.onChange(withCases(chosen, added));
  return (
    <ChoiceFrame id={id} label={label} error={error} fieldRef={field.ref} required>
      <CaseSearch chosen={chosen} onChoose={(one) => add([one])} />
      <PastedCases onAdd={add} />
      {chosen.length > 0 && (
        <ul className="admin-choices" aria-label={label}>
          {chosen.map((one) => (
            <li key={one.caseId}>
              <CaseNote chosen={one} />
              <Button
                aria-label={`${t('cases.remove')}: ${t('cases.name', one)}`}
                onClick={() => field.onChange(chosen.filter((other) => other !== one))}
              >
                {t('cases.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </ChoiceFrame>
  );
}
