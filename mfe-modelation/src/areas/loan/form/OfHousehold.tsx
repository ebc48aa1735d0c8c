import { fillField } from '@advisor/forms/fill-field';
import { formatMoney } from '@advisor/i18n/format';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BudgetField } from '../applicants-budget';
import { useLoanForm } from '../form-context';
import { useApplicantsBudget } from '../use-applicants-budget';

interface OfHouseholdProps {
  name: BudgetField;
  label: string;
}

/** Under a field of an application: whether it is as in the household, else the way back to it. */
export function OfHousehold({ name, label }: OfHouseholdProps) {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const { form } = useLoanForm();
  const value = useWatch({ control: form.control, name });
  const known = useApplicantsBudget().known[name];
  if (known === null) return null;
  if (value === known)
    return <p className="modelation-suggestion adv-muted">{t('household.same')}</p>;
  const isAge = name === 'applicantAge' || name === 'youngestApplicantAge';
  const text = isAge
    ? `${known} ${t('modelation:form.yearsUnit', { count: known })}`
    : formatMoney(known);
  return (
    <p className="modelation-suggestion">
      {t('household.other', { value: text })}{' '}
      <button
        type="button"
        className="adv-link"
        aria-label={t('household.useOf', { value: text, label })}
        onClick={() => fillField(form, name, known)}
      >
        {t('household.use')}
      </button>
    </p>
  );
}
