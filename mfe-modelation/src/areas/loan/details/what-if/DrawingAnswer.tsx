import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import type { WhatIf } from '@advisor/contracts/offer/what-if';
import { formatDate, formatMoney, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { ExportButtons } from '@advisor/sheets/components/ExportButtons';
import { useSimulation } from '../../simulation';
import { exportedSchedule } from '../exported-schedule';
import { Line } from '../Line';
import { DrawingExplained } from './DrawingExplained';

interface DrawingAnswerProps {
  answer: NonNullable<WhatIf['gradualDrawing']>;
  /** The loan drawn at once. */
  result: LoanResult;
}

/** What is paid for a loan drawn in parts, how it came about, and its schedule for export. */
export function DrawingAnswer({ answer, result }: DrawingAnswerProps) {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const { answered } = useSimulation();
  const { schedule, numberOfInterestPayments, firstRepaymentOn, maturityOn } = answer;
  const lastDrawing = answer.drawings.at(-1);
  const highestInterest = Math.max(
    ...schedule.slice(0, numberOfInterestPayments).map(({ payment }) => payment),
  );
  const atOnce = (value: string) => t('whatIf.drawing.atOnce', { value });
  return (
    <section aria-labelledby="gradual-drawing">
      <h3 id="gradual-drawing">{t('whatIf.drawing.title')}</h3>
      <dl>
        <Line
          term={t('whatIf.drawing.interest', {
            date: formatDate(lastDrawing?.drawnOn ?? firstRepaymentOn),
          })}
          note={t('whatIf.drawing.payments', {
            count: numberOfInterestPayments,
            highest: formatMoney(highestInterest),
          })}
          value={formatMoney(answer.interestWhileDrawing)}
        />
        <Line
          term={t('whatIf.drawing.payment', { date: formatDate(firstRepaymentOn) })}
          note={atOnce(formatMoney(result.monthlyPayment))}
          value={formatMoney(answer.monthlyPayment)}
        />
        <Line
          term={t('whatIf.drawing.totalInterest')}
          note={atOnce(formatMoney(result.totalInterest))}
          value={formatMoney(answer.totalInterest)}
        />
        <Line
          term={t('explained.totalPayable')}
          note={
            result.totalPayable === undefined ? undefined : atOnce(formatMoney(result.totalPayable))
          }
          value={formatMoney(answer.totalPayable)}
        />
        <Line
          term={t('result.annualPercentageRate')}
          note={atOnce(formatPercent(result.annualPercentageRate))}
          value={formatPercent(answer.annualPercentageRate)}
        />
      </dl>
      <p className="adv-muted">{t('whatIf.drawing.maturity', { date: formatDate(maturityOn) })}</p>
      <details>
        <summary>{t('details.explanation')}</summary>
        <DrawingExplained answer={answer} result={result} />
      </details>
      {answered && (
        <ExportButtons
          sheet={() =>
            exportedSchedule(schedule, (part) => t(`schedule.${part}`), {
              input: answered,
              result: { ...result, monthlyPayment: answer.monthlyPayment },
              drawing: answer,
            })
          }
        />
      )}
    </section>
  );
}
