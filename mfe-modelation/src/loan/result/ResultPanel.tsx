import { formatDate, formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSimulation } from '../simulation';
import { Delta } from '../../offer/Delta';
import { FindingsSummary } from '../../offer/FindingsSummary';
import { StaleNotice } from '../../offer/StaleNotice';
import { formFieldOf } from '../form-field';
import { useLoanForm } from '../form/form-context';
import { RatioMeters } from './RatioMeters';

/** What the client pays with each instalment. */
export const wholeInstalment = ({ monthlyPayment, insurance }: LoanResult): number =>
  monthlyPayment + insurance.life + insurance.property;

/** The result beside the form: it follows each key, and what was good last stays until then. */
export function ResultPanel({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation('modelation');
  const { form } = useLoanForm();
  const { answer, former, state, error, retry } = useSimulation();
  const result = answer?.result;
  const before = former?.result;
  return (
    <section
      id="modelation-result"
      className="modelation-result"
      aria-label={t('result.title')}
      aria-busy={state === 'calculating'}
      data-stale={state === 'failed' || state === 'incomplete'}
    >
      <div className="modelation-result__main">
        <h2>{t('result.monthlyPayment')}</h2>
        <p className="modelation-result__payment">
          <strong>{result ? formatMoney(result.monthlyPayment) : '–'}</strong>
          <Delta value={result?.monthlyPayment} former={before?.monthlyPayment} unit="money" />
        </p>
        <p className="adv-muted">
          {result && wholeInstalment(result) !== result.monthlyPayment
            ? t('result.withInsurance', { amount: formatMoney(wholeInstalment(result)) })
            : t('result.withoutInsurance')}
        </p>
        <LiveRegion>
          {state === 'current' &&
            result &&
            t('result.announcement', {
              payment: formatMoney(result.monthlyPayment),
              rate: formatPercent(result.interestRate),
            })}
        </LiveRegion>
      </div>
      <StaleNotice state={state} error={error} retry={retry} />
      {result && (
        <>
          <Facts result={result} before={before} />
          <RatioMeters result={result} limits={answer?.limits} />
        </>
      )}
      <FindingsSummary onOpen={(field) => form.setFocus(formFieldOf(field))} />
      <div className="modelation-result__actions">{actions}</div>
      {answer?.validTo && (
        <p className="modelation-result__validity adv-muted">
          {t('result.validTo', { date: formatDate(answer.validTo) })}
        </p>
      )}
    </section>
  );
}

function Facts({ result, before }: { result: LoanResult; before: LoanResult | undefined }) {
  const { t } = useTranslation('modelation');
  const facts = [
    {
      label: t('result.interestRate'),
      value: formatPercent(result.interestRate),
      note:
        result.fixedRateValidTo &&
        t('result.fixedTo', { date: formatDate(result.fixedRateValidTo) }),
      delta: <Delta value={result.interestRate} former={before?.interestRate} unit="points" />,
    },
    {
      label: t('result.annualPercentageRate'),
      value: formatPercent(result.annualPercentageRate),
      delta: (
        <Delta
          value={result.annualPercentageRate}
          former={before?.annualPercentageRate}
          unit="points"
        />
      ),
    },
    {
      label: t('result.totalPaid'),
      value: formatMoney(result.totalPaid, { decimals: 0 }),
      note: t('result.ofThatInterest', {
        amount: formatMoney(result.totalInterest, { decimals: 0 }),
      }),
      delta: <Delta value={result.totalPaid} former={before?.totalPaid} unit="money" />,
    },
    {
      label: t('result.payments'),
      value: formatNumber(result.numberOfPayments),
      note: t('result.maturity', { date: formatDate(result.maturityOn) }),
    },
  ];
  return (
    <dl className="modelation-facts">
      {facts.map(({ label, value, note, delta }) => (
        <div key={label}>
          <dt>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd>
            {value}
            {delta}
          </dd>
        </div>
      ))}
    </dl>
  );
}
