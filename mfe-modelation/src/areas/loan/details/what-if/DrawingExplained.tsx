import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import type { WhatIf } from '@advisor/contracts/offer/what-if';
import { formatDate, formatMoney, formatPercent } from '@advisor/i18n/format';
import { PlainTable } from '@advisor/ui/components/PlainTable';
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
        <PlainTable
          label={t('explained.drawings')}
          rows={drawings}
          rowKey={({ drawnOn }) => drawnOn}
          columns={[
            { title: t('explained.drawnOn'), render: ({ drawnOn }) => formatDate(drawnOn) },
            { title: t('schedule.drawn'), render: ({ amount }) => formatMoney(amount) },
          ]}
        />
        <PlainTable
          label={t('explained.drawnInterest')}
          rows={schedule.slice(0, answer.numberOfInterestPayments)}
          rowKey={({ order }) => order}
          columns={[
            {
              title: t('schedule.date'),
              render: ({ paidOn }) => formatDate(paidOn),
              total: t('explained.drawnTotal'),
            },
            { title: t('explained.drawnSoFar'), render: ({ balance }) => formatMoney(balance) },
            {
              title: t('schedule.interest'),
              render: ({ interest }) => formatMoney(interest),
              total: formatMoney(answer.interestWhileDrawing),
            },
          ]}
        />
      </li>
      <InstalmentExplained
        result={{ steps, lastPayment, firstPaymentOn: firstRepaymentOn, maturityOn }}
      />
    </ol>
  );
}
