import { formatMoney } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import type { ListedIncome } from './incomes.queries';

/** What the bank counts of an income, and why. */
export function CountedIncome({ listed }: { listed: ListedIncome }) {
  const { t } = useTranslation('case-household');
  const { countedAmount, countedShare, countedReason, isFromTaxReturn } = listed;
  return (
    <p>
      {t('incomes.counted', { amount: formatMoney(countedAmount) })}{' '}
      {t(`incomes.reason.${countedReason}`, { share: countedShare })}
      {isFromTaxReturn && ` ${t('incomes.fromTaxReturn')}`}
    </p>
  );
}
