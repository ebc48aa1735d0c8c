import { rateField } from '@advisor/contracts/admin/rate-fields';
import type { RateDifference } from '@advisor/contracts/admin/rates';
import { formatMoney, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { useValueText } from '../../values/use-value-text';

type Line = NonNullable<RateDifference['line']>;

/** Words for what stands in a file of rates. */
export function useRateTexts() {
  const { t } = useTranslation('admin-rates');
  const textOf = useValueText();

  /** A value with its unit; none is a dash. */
  const valueText = (field: string, value: RateDifference['before']): string =>
    textOf(value, rateField(field).unit, '–');

  /** Which line of the rates, or which fee, is meant. */
  function lineText({ fixedRatePeriod, maxLtv, minAmount = 0, feeId }: Line): string {
    if (feeId !== undefined) return t('line.fee', { feeId });
    return [
      fixedRatePeriod && t('line.fixation', { count: fixedRatePeriod }),
      maxLtv && t('line.ltv', { ltv: formatPercent(maxLtv) }),
      t('line.amount', { amount: formatMoney(minAmount, { decimals: 0 }) }),
    ]
      .filter(Boolean)
      .join(', ');
  }

  return { valueText, lineText };
}
