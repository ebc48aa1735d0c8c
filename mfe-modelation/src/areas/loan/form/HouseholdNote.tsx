import { fillField } from '@advisor/forms/fill-field';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Note } from '../../../offer/findings';
import type { BudgetField } from '../applicants-budget';
import { useLoanForm } from '../form-context';
import { useApplicantsBudget } from '../use-applicants-budget';

const names = [
  'netMonthlyIncome',
  'applicantAge',
  'youngestApplicantAge',
  'monthlyInstallments',
  'otherDebt',
] as const satisfies readonly BudgetField[];

/** Where the values of the section come from, and the way there. */
export function HouseholdNote({ address }: { address: string }) {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const { form } = useLoanForm();
  const values = useWatch({ control: form.control, name: names });
  const { known, isRead, isError, refetch } = useApplicantsBudget();
  const differing = names.filter(
    (name, place) => known[name] !== null && known[name] !== values[place],
  );
  const isEmpty = known.netMonthlyIncome === null && known.monthlyInstallments === null;
  const useAll = () => {
    for (const name of differing) fillField(form, name, known[name]);
  };
  return (
    <p className="modelation-household">
      {isError ? (
        <>
          <Note severity="warning" message={t('household.failed')} />
          <button type="button" className="adv-link" onClick={() => void refetch()}>
            {t('modelation:result.retry')}
          </button>
        </>
      ) : (
        isRead && (
          <span>
            {t(
              isEmpty
                ? 'household.empty'
                : differing.length > 0
                  ? 'household.differs'
                  : 'household.taken',
            )}
          </span>
        )
      )}
      {!isEmpty && differing.length > 0 && (
        <button type="button" className="adv-link" onClick={useAll}>
          {t('household.useAll')}
        </button>
      )}
      <Link to={address}>{t('household.open')}</Link>
    </p>
  );
}
