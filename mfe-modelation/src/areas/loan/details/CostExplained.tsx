import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { formatMoney, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { Line } from './Line';
import { stepOf } from './steps';

/** RPSN to maturity, and to the end of a long fixation. */
export function CostExplained({ result }: { result: LoanResult }) {
  const { t } = useTranslation('modelation-loan');
  const [step, illustrative] = [stepOf(result, 'rpsn'), stepOf(result, 'rpsnToFixationEnd')];
  if (!step) return null;
  return (
    <li>
      <h3>{t('result.annualPercentageRate')}</h3>
      <dl>
        <Line term={t('explained.paidOut')} value={formatMoney(step.number('amount'))} />
        <Line term={t('explained.paidAtOpening')} value={formatMoney(step.number('openingFees'))} />
        <Line term={t('explained.totalPayable')} value={formatMoney(step.number('totalPayable'))} />
        <Line term={t('result.annualPercentageRate')} value={formatPercent(step.result)} isTotal />
        {illustrative && (
          <Line
            term={t('explained.illustrative')}
            note={t('explained.illustrativeNote', {
              balance: formatMoney(illustrative.number('balance')),
            })}
            value={formatPercent(illustrative.result)}
          />
        )}
      </dl>
      <p className="adv-muted">{t('explained.annualPercentageRate')}</p>
    </li>
  );
}
