import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { formatDate, formatMoney, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { Delta } from '../../../offer/Delta';
import { Line } from './Line';

/** What is owed when the fixation ends, and instalments by rates that may follow. */
export function AfterFixation({ result }: { result: LoanResult }) {
  const { t } = useTranslation('modelation-loan');
  const { afterFixation, fixedRateValidTo, monthlyPayment } = result;
  if (!afterFixation || fixedRateValidTo === undefined) return null;
  return (
    <li>
      <h3>{t('explained.afterFixation', { date: formatDate(fixedRateValidTo) })}</h3>
      <dl>
        <Line term={t('explained.balance')} value={formatMoney(afterFixation.balance)} />
        {afterFixation.examples.map((example) => (
          <Line
            key={example.interestRate}
            term={t('explained.atRate', { rate: formatPercent(example.interestRate) })}
            value={formatMoney(example.monthlyPayment)}
            change={<Delta value={example.monthlyPayment} former={monthlyPayment} unit="money" />}
          />
        ))}
      </dl>
      <p className="adv-muted">
        {t('explained.examples', { count: afterFixation.numberOfPayments })}
      </p>
    </li>
  );
}
