import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { Line } from './Line';
import { stepOf } from './steps';

/** By what the calculation calls the way to the instalment; where there is none, words say it. */
const formulas: Readonly<Record<string, string>> = {
  interestFree: 'A = J / n',
  wholeMonths: 'A = J · i / (1 − (1 + i)⁻ⁿ)',
  firstPeriod: 'A = J · (1 + i · d / 30) / (1 + i) · i / (1 − (1 + i)⁻ⁿ)',
};

type Explained = Pick<LoanResult, 'steps' | 'firstPaymentOn' | 'maturityOn' | 'lastPayment'>;

/** The regular instalment by the formula that the calculation names. */
export function InstalmentExplained({ result }: { result: Explained }) {
  const { t } = useTranslation('modelation-loan');
  const step = stepOf(result, 'instalment');
  if (!step) return null;
  const { number, text } = step;
  const rate = number('rate');
  const formula = formulas[text('formula')];
  const firstDays = number('firstDays');
  const ofWholeMonths = number('ofWholeMonths');
  return (
    <li>
      <h3>{t('result.monthlyPayment')}</h3>
      {formula === undefined ? (
        <p>{t('explained.dated', { dayCount: text('dayCount') })}</p>
      ) : (
        <p className="modelation-formula">{formula}</p>
      )}
      <dl>
        <Line term={t('explained.amount')} value={formatMoney(number('amount'))} />
        <Line
          term={t('explained.monthlyRate')}
          value={`${formatPercent(rate)} / 12 = ${formatPercent(rate / 12, { decimals: 4 })}`}
        />
        <Line
          term={t('explained.payments')}
          value={formatNumber(number('payments'), { decimals: 0 })}
        />
        {text('formula') === 'firstPeriod' && (
          <Line
            term={t('explained.firstPeriod', { to: formatDate(result.firstPaymentOn) })}
            value={t('explained.days', { count: firstDays })}
          />
        )}
        {step.operands.includes('exact') && (
          <Line term={t('explained.exact')} value={formatMoney(number('exact'))} />
        )}
        <Line
          term={
            number('step') === 1
              ? t('explained.payment')
              : t('explained.paymentStep', { step: formatMoney(number('step')) })
          }
          value={formatMoney(step.result)}
          isTotal
        />
      </dl>
      <p className="adv-muted">
        {formula !== undefined &&
          ofWholeMonths !== step.result &&
          t(ofWholeMonths > step.result ? 'explained.lower' : 'explained.higher', {
            amount: formatMoney(ofWholeMonths),
          })}{' '}
        {t('explained.lastPayment', {
          first: formatDate(result.firstPaymentOn),
          last: formatDate(result.maturityOn),
          amount: formatMoney(result.lastPayment),
        })}
      </p>
    </li>
  );
}
