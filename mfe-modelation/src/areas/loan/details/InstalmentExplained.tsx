import type { LoanInput, LoanResult } from '@advisor/contracts/offer/loan-offer';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { daysOfMonth, instalmentFormula } from './instalment-formula';
import { Line } from './Line';

interface InstalmentExplainedProps {
  input: LoanInput;
  result: LoanResult;
}

/** The instalment by its formula: it counts with the first period, which is seldom a whole month. */
export function InstalmentExplained({ input, result }: InstalmentExplainedProps) {
  const { t } = useTranslation('modelation-loan');
  const { interestRate, numberOfPayments, firstPaymentOn, monthlyPayment } = result;
  const { firstDays, ofWholeMonths } = instalmentFormula({
    amount: input.loanAmount,
    interestRate,
    payments: numberOfPayments,
    drawnOn: input.expectedDateOfDrawing,
    firstPaymentOn,
  });
  const isWholeMonth = firstDays === daysOfMonth;
  return (
    <li>
      <h3>{t('result.monthlyPayment')}</h3>
      <p className="modelation-formula">
        {isWholeMonth
          ? 'A = J · i / (1 − (1 + i)⁻ⁿ)'
          : 'A = J · (1 + i · d / 30) / (1 + i) · i / (1 − (1 + i)⁻ⁿ)'}
      </p>
      <dl>
        <Line term={t('explained.amount')} value={formatMoney(input.loanAmount)} />
        <Line
          term={t('explained.monthlyRate')}
          value={`${formatPercent(interestRate)} / 12 = ${formatPercent(interestRate / 12, { decimals: 4 })}`}
        />
        <Line
          term={t('explained.payments')}
          value={formatNumber(numberOfPayments, { decimals: 0 })}
        />
        {!isWholeMonth && (
          <Line
            term={t('explained.firstPeriod', {
              from: formatDate(input.expectedDateOfDrawing),
              to: formatDate(firstPaymentOn),
            })}
            value={t('explained.days', { count: firstDays })}
          />
        )}
        <Line term={t('explained.payment')} value={formatMoney(monthlyPayment)} isTotal />
      </dl>
      <p className="adv-muted">
        {!isWholeMonth &&
          t(firstDays < daysOfMonth ? 'explained.shortPeriod' : 'explained.longPeriod', {
            amount: formatMoney(Math.ceil(ofWholeMonths)),
          })}{' '}
        {t('explained.lastPayment', {
          first: formatDate(firstPaymentOn),
          last: formatDate(result.maturityOn),
          amount: formatMoney(result.lastPayment),
        })}
      </p>
    </li>
  );
}
