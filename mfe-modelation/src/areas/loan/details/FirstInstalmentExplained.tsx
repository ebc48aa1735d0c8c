import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { formatMoney, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { Line } from './Line';
import { stepOf } from './steps';

/** A first instalment that is not a regular one: the interest of its period, and what it repays. */
export function FirstInstalmentExplained({ result }: { result: LoanResult }) {
  const { t } = useTranslation('modelation-loan');
  const step = stepOf(result, 'firstInstalment');
  if (!step) return null;
  const { number } = step;
  const [amount, rate] = [formatMoney(number('amount')), formatPercent(number('rate'))];
  const principal = number('principal');
  return (
    <li>
      <h3>{t('explained.firstInstalment')}</h3>
      <p className="modelation-formula">
        {`${amount} · ${rate} · ${number('days')} / ${number('yearDays')} = ${formatMoney(number('interest'))}`}
      </p>
      <dl>
        <Line
          term={t('explained.interestOf', {
            days: t('explained.days', { count: number('days') }),
          })}
          value={formatMoney(number('interest'))}
        />
        <Line term={t('explained.principal')} value={formatMoney(principal)} />
        <Line term={t('explained.firstInstalment')} value={formatMoney(step.result)} isTotal />
      </dl>
      {principal === 0 && <p className="adv-muted">{t('explained.interestOnly')}</p>}
    </li>
  );
}
