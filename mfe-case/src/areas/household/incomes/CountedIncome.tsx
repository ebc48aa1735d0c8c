import { withoutUnread } from '@advisor/forms/without-unread';
import { formatMoney } from '@advisor/i18n/format';
import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { newRow } from '../household-budget';
import { PanelBudget } from '../PanelBudget';
import { HouseholdContext } from '../use-household-budget';
import { type IncomeForm, toTypedIncome } from './income.schema';
import type { ListedIncome } from './incomes.queries';

interface CountedIncomeProps {
  form: IncomeForm;
  customerOnSAId: number;
  /** Absent for a new one. */
  listed: ListedIncome | undefined;
}

/** What the bank counts of the income in the form, why, and what is left with it. */
export function CountedIncome({ form, customerOnSAId, listed }: CountedIncomeProps) {
  const { t } = useTranslation('case-household');
  const household = useContext(HouseholdContext);
  const values = useWatch({ control: form.control, compute: withoutUnread });
  if (household === undefined) return null;
  const incomeId = listed?.incomeId ?? newRow;
  const income = { customerOnSAId, incomeId, income: toTypedIncome(values) };
  return (
    <PanelBudget household={household} typed={{ income }}>
      {(budget) => {
        const result = budget?.incomes.get(incomeId);
        if (result === undefined || values.netMonthlyIncome === null) return null;
        return (
          <p>
            {t('incomes.counted', { amount: formatMoney(result.counted) })}{' '}
            {t(`incomes.reason.${result.reason}`, { share: result.share })}
            {listed?.isFromTaxReturn && ` ${t('incomes.fromTaxReturn')}`}
          </p>
        );
      }}
    </PanelBudget>
  );
}
