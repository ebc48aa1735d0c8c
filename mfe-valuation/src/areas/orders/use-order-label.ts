import { formatMoney } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import './texts';

/** What the button that orders says. @param fee CZK */
export function useOrderLabel(fee: number): string {
  const { t } = useTranslation('valuation-orders');
  return fee === 0 ? t('submitFree') : t('submit', { fee: formatMoney(fee) });
}
