import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { NumberField } from '@advisor/forms/fields/NumberField';
import { useZodForm } from '@advisor/forms/use-zod-form';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLiveAnswer } from '../../../../offer/use-live-answer';
import { useLoanForm } from '../../form-context';
import { useSimulation } from '../../simulation';
import { DrawingAnswer } from './DrawingAnswer';
import { DrawingFields } from './DrawingFields';
import { ExtraPaymentAnswer } from './ExtraPaymentAnswer';
import { LoanAnswers } from './LoanAnswers';
import { noWishes, toWishes, wishesSchema, type Wishes } from './what-if-form';
import { whatIfQuery } from './what-if.queries';
import './what-if.css';

const hasAnswer = () => true;

/** What the client could have instead: for an income, for an instalment, with an extra payment. */
export default function WhatIfPanel({ result }: { result: LoanResult }) {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const { product, defaults, salesArrangementId } = useLoanForm();
  // What has no purpose is paid out at once.
  const isForPurposes = defaults.loanPurposeIds.length > 0;
  const { answered } = useSimulation();
  const form = useZodForm<Wishes, Wishes>(wishesSchema, {
    defaultValues: noWishes,
    mode: 'onTouched',
  });
  const { control } = form;
  const wishes = toWishes(useDeferredValue(useWatch({ control }) as Wishes));
  const { productTypeId } = product;
  const {
    answer,
    answered: asked,
    state,
    retry,
  } = useLiveAnswer(
    answered && { productTypeId, input: answered, ...wishes },
    (question) => whatIfQuery(question, salesArrangementId),
    hasAnswer,
  );
  const years = useWatch({ control, name: 'extraYears' });
  return (
    <div className="modelation-whatif">
      <form aria-label={t('whatIf.label')} noValidate onSubmit={(event) => event.preventDefault()}>
        <MoneyField
          control={control}
          name="monthlyPayment"
          label={t('whatIf.monthlyPayment')}
          step={500}
        />
        <MoneyField
          control={control}
          name="extraAmount"
          label={t('whatIf.extraAmount')}
          step={10_000}
        />
        <NumberField
          control={control}
          name="extraYears"
          label={t('whatIf.extraYears')}
          unit={t('modelation:form.yearsUnit', { count: years ?? 0 })}
          step={1}
        />
        {isForPurposes && <DrawingFields control={control} />}
      </form>
      <div aria-live="polite" aria-busy={state === 'calculating'}>
        {state === 'failed' && (
          <p>
            {t('whatIf.failed')}{' '}
            <button type="button" className="adv-link" onClick={() => void retry()}>
              {t('modelation:result.retry')}
            </button>
          </p>
        )}
        {answer && (
          <>
            <LoanAnswers answer={answer} isPaymentWished={asked?.monthlyPayment !== undefined} />
            {asked?.extraPayment &&
              (answer.extraPayment ? (
                <ExtraPaymentAnswer answer={answer.extraPayment} payment={result.monthlyPayment} />
              ) : (
                <p>{t('whatIf.noExtraPayment')}</p>
              ))}
            {asked?.gradualDrawing &&
              (answer.gradualDrawing ? (
                <DrawingAnswer answer={answer.gradualDrawing} result={result} />
              ) : (
                <p>{t('whatIf.drawing.none')}</p>
              ))}
          </>
        )}
      </div>
    </div>
  );
}
