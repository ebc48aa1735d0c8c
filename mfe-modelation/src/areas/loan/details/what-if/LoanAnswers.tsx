import type { Remedy } from '@advisor/contracts/offer/loan-offer';
import type { WhatIf } from '@advisor/contracts/offer/what-if';
import { formatMoney, formatPercent } from '@advisor/i18n/format';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { applyRemedy } from '../../apply-remedy';
import { useLoanForm } from '../../form-context';
import { Line } from '../Line';

interface LoanAnswersProps {
  answer: WhatIf;
  /** Whether an answer to a wished instalment is awaited. */
  isPaymentWished: boolean;
}

/** The highest loan for the income and for the instalment, and the term for it; each can be taken. */
export function LoanAnswers({ answer, isPaymentWished }: LoanAnswersProps) {
  const { t } = useTranslation('modelation-loan');
  const { loanForIncome, instalmentForIncome, loanForPayment, durationForPayment } = answer;
  const loanText = ({ monthlyPayment, interestRate }: NonNullable<typeof loanForIncome>) =>
    t('whatIf.loan', { payment: formatMoney(monthlyPayment), rate: formatPercent(interestRate) });
  return (
    <dl>
      <LoanAnswer
        term={t('whatIf.loanForIncome')}
        {...(loanForIncome
          ? {
              value: formatMoney(loanForIncome.loanAmount),
              note: loanText(loanForIncome),
              remedy: { field: 'loanAmount', value: loanForIncome.loanAmount },
            }
          : { note: t('whatIf.noIncome') })}
      />
      {instalmentForIncome !== undefined && (
        <LoanAnswer
          term={t('whatIf.instalmentForIncome')}
          value={formatMoney(instalmentForIncome)}
          note={t('whatIf.instalment')}
        />
      )}
      {isPaymentWished && (
        <>
          <LoanAnswer
            term={t('whatIf.loanForPayment')}
            {...(loanForPayment
              ? {
                  value: formatMoney(loanForPayment.loanAmount),
                  note: loanText(loanForPayment),
                  remedy: { field: 'loanAmount', value: loanForPayment.loanAmount },
                }
              : { note: t('whatIf.noLoan') })}
          />
          <LoanAnswer
            term={t('whatIf.durationForPayment')}
            {...(durationForPayment
              ? {
                  value: czechDuration(durationForPayment.loanDuration),
                  note: t('whatIf.duration', {
                    payment: formatMoney(durationForPayment.monthlyPayment),
                  }),
                  remedy: { field: 'loanDuration', value: durationForPayment.loanDuration },
                }
              : { note: t('whatIf.noDuration') })}
          />
        </>
      )}
    </dl>
  );
}

interface LoanAnswerProps {
  term: string;
  value?: string;
  note: string;
  /** What the form is changed to. */
  remedy?: Remedy;
}

/** An answer that can be taken over into the form. */
function LoanAnswer({ term, value, note, remedy }: LoanAnswerProps) {
  const { t } = useTranslation('modelation-loan');
  const { form } = useLoanForm();
  return (
    <Line
      term={term}
      value={value}
      note={note}
      change={
        remedy && (
          <Button
            size="small"
            aria-label={t('whatIf.useOf', { value, term })}
            onClick={() => applyRemedy(form, remedy)}
          >
            {t('whatIf.use')}
          </Button>
        )
      }
    />
  );
}
