import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import type { WhatIf } from '@advisor/contracts/offer/what-if';
import { formatDate, formatMoney, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { InstalmentExplained } from '../InstalmentExplained';
import { stepOf } from '../steps';
import '../explained.css';

interface DrawingExplainedProps {
  answer: NonNullable<WhatIf['gradualDrawing']>;
  result: LoanResult;
}

/** The interest of what is drawn, month by month, and the instalment of what is then owed. */
export function DrawingExplained({ answer, result }: DrawingExplainedProps) {
  const { t } = useTranslation('modelation-loan');
  const { drawings, schedule, steps, lastPayment, firstRepaymentOn, maturityOn } = answer;
  const step = stepOf(answer, 'interestWhileDrawing');
  return (
    <ol className="modelation-explained">
      <li>
        <h3>{t('explained.drawnInterest')}</h3>
        <p className="modelation-formula">
          {`Ú = Č · ${formatPercent(step?.number('rate') ?? result.interestRate)} · d / ${step?.number('yearDays') ?? 360}`}
        </p>
        <p className="adv-muted">{t('explained.drawnInterestOf')}</p>
        <table className="modelation-table" aria-label={t('explained.drawings')}>
          <thead>
            <tr>
              <th scope="col">{t('explained.drawnOn')}</th>
              <th scope="col">{t('schedule.drawn')}</th>
            </tr>
          </thead>
          <tbody>
            {drawings.map(({ drawnOn, amount }) => (
              <tr key={drawnOn}>
                <th scope="row">{formatDate(drawnOn)}</th>
                <td>{formatMoney(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className="modelation-table" aria-label={t('explained.drawnInterest')}>
          <thead>
            <tr>
              <th scope="col">{t('schedule.date')}</th>
              <th scope="col">{t('explained.drawnSoFar')}</th>
              <th scope="col">{t('schedule.interest')}</th>
            </tr>
          </thead>
          <tbody>
            {schedule
              .slice(0, answer.numberOfInterestPayments)
              .map(({ order, paidOn, balance, interest }) => (
                <tr key={order}>
                  <th scope="row">{formatDate(paidOn)}</th>
                  <td>{formatMoney(balance)}</td>
                  <td>{formatMoney(interest)}</td>
                </tr>
              ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('explained.drawnTotal')}
              </th>
              <td>{formatMoney(answer.interestWhileDrawing)}</td>
            </tr>
          </tfoot>
        </table>
      </li>
      <InstalmentExplained
        result={{ steps, lastPayment, firstPaymentOn: firstRepaymentOn, maturityOn }}
      />
    </ol>
  );
}
