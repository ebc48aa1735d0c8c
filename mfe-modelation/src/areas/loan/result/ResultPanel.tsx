import { formatDate, formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSimulation } from '../simulation';
import { Blank } from '../../../offer/Blank';
import { Delta } from '../../../offer/Delta';
import { Facts } from '../../../offer/Facts';
import { ResultShell } from '../../../offer/ResultShell';
import { formFieldOf } from '../form-field';
import { useLoanForm } from '../form-context';
import { hasOwnFirstPayment } from '../first-payment';
import { wholePayment } from '../whole-payment';
import { InsuranceVerdict } from './InsuranceVerdict';
import { OpenedLoanNote } from './OpenedLoanNote';
import { PendingMeters } from './PendingMeters';
import { Remedies } from './Remedies';
import { RatioMeters } from './RatioMeters';

/** Instalment, rate, cost and ratios of the loan. */
export function ResultPanel({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation('modelation-loan');
  const { form, defaults } = useLoanForm();
  const simulation = useSimulation();
  const { answer, former, look, openedView } = simulation;
  // What was calculated before is not shown while the next is waited for.
  const result = look === 'calculating' ? undefined : answer?.result;
  const before = former?.result;
  const whole = result && wholePayment(result);
  const { validTo } = answer ?? defaults;
  return (
    <ResultShell
      live={simulation}
      look={look}
      heading={<OpenedLoanNote />}
      remedies={<Remedies />}
      title={t('result.monthlyPayment')}
      value={result && formatMoney(result.monthlyPayment)}
      delta={<Delta value={result?.monthlyPayment} former={before?.monthlyPayment} unit="money" />}
      note={
        whole === undefined || whole === result?.monthlyPayment
          ? t('result.withoutInsurance')
          : t('result.withInsurance', { amount: formatMoney(whole) })
      }
      announcement={
        result &&
        t('result.announcement', {
          payment: formatMoney(result.monthlyPayment),
          rate: formatPercent(result.interestRate),
        })
      }
      onOpen={(field) => form.setFocus(formFieldOf(field))}
      actions={actions}
      footer={
        openedView.openedState !== 'shown' &&
        validTo &&
        t('result.validTo', { date: formatDate(validTo) })
      }
    >
      <InsuranceVerdict />
      <LoanFacts result={result} before={before} />
      {result ? (
        <RatioMeters result={result} limits={answer?.limits} isRefused={look === 'notOffered'} />
      ) : (
        <PendingMeters />
      )}
    </ResultShell>
  );
}

interface LoanFactsProps {
  result: LoanResult | undefined;
  before: LoanResult | undefined;
}

function LoanFacts({ result, before }: LoanFactsProps) {
  const { t } = useTranslation('modelation-loan');
  const { defaults } = useLoanForm();
  const facts = [
    {
      label: t('result.interestRate'),
      value: result && formatPercent(result.interestRate),
      note: result
        ? result.fixedRateValidTo &&
          t('result.fixedTo', { date: formatDate(result.fixedRateValidTo) })
        : defaults.fixedRatePeriods.length > 0 && <Blank />,
      delta: <Delta value={result?.interestRate} former={before?.interestRate} unit="points" />,
    },
    {
      label: t('result.annualPercentageRate'),
      value: result && formatPercent(result.annualPercentageRate),
      delta: (
        <Delta
          value={result?.annualPercentageRate}
          former={before?.annualPercentageRate}
          unit="points"
        />
      ),
    },
    {
      label: t('result.totalPaid'),
      value: result && formatMoney(result.totalPaid, { decimals: 0 }),
      note: result ? (
        t('result.ofThatInterest', { amount: formatMoney(result.totalInterest, { decimals: 0 }) })
      ) : (
        <Blank />
      ),
      delta: <Delta value={result?.totalPaid} former={before?.totalPaid} unit="money" />,
    },
    {
      label: t('result.payments'),
      value: result && formatNumber(result.numberOfPayments),
      note: result ? (
        <>
          {hasOwnFirstPayment(result) && (
            <>
              {t('result.firstPayment', {
                date: formatDate(result.firstPaymentOn),
                amount: formatMoney(result.firstPayment),
              })}
              <br />
            </>
          )}
          {t('result.maturity', { date: formatDate(result.maturityOn) })}
        </>
      ) : (
        <Blank />
      ),
    },
  ];
  return <Facts facts={facts} />;
}
