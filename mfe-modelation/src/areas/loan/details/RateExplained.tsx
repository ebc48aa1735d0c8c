import { codeName } from '@advisor/contracts/code-name';
import { interestRateDiscount } from '@advisor/contracts/codebooks/offer';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { signed } from '../../../offer/signed';
import { Line } from './Line';
import { stepOf } from './steps';

type RateLine = NonNullable<LoanResult['rateLine']>;

/** The list rate by its line of the table, and what is added or taken off. */
export function RateExplained({ result }: { result: LoanResult }) {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const step = stepOf(result, 'rate');
  if (!step) return null;
  const lineText = ({ maximumLtv, minimumAmount, belowAmount }: RateLine) =>
    [
      maximumLtv !== undefined &&
        t('explained.lineLtv', { ltv: formatPercent(maximumLtv, { decimals: 0 }) }),
      minimumAmount > 0 && t('explained.lineFrom', { amount: formatMoney(minimumAmount) }),
      belowAmount !== undefined && t('explained.lineBelow', { amount: formatMoney(belowAmount) }),
    ]
      .filter(Boolean)
      .join(', ');
  const points = (value: number) =>
    `${signed(value, formatNumber(Math.abs(value), { decimals: 2 }))} ${t('modelation:form.points')}`;
  return (
    <li>
      <h3>{t('result.interestRate')}</h3>
      <dl>
        <Line
          term={t('explained.listRate')}
          note={result.rateLine && lineText(result.rateLine)}
          value={formatPercent(step.number('listRate'))}
        />
        {result.discounts.map(({ discountId }) => (
          <Line
            key={discountId}
            term={codeName(interestRateDiscount, discountId)}
            value={points(-step.number(String(discountId)))}
          />
        ))}
        <Line term={t('explained.rate')} value={formatPercent(step.result)} isTotal />
      </dl>
    </li>
  );
}
