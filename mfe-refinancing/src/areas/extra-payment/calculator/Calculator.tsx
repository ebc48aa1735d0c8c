import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { OfferedTerms } from '../extra-payment.queries';
import { YearlySchedule } from '../YearlySchedule';
import { calculatorSchema, type CalculatorValues, quoteOf } from './calculator.schema';
import { CalculatorForm } from './CalculatorForm';
import { Comparison } from './Comparison';
import { FeeExplained } from './FeeExplained';
import { InterestChart } from './InterestChart';
import { Result } from './Result';
import './calculator.css';

interface CalculatorProps {
  caseId: number;
  terms: OfferedTerms;
}

/** The form beside its result, and under them how the loan goes on. */
export function Calculator({ caseId, terms }: CalculatorProps) {
  const schema = useMemo(() => calculatorSchema(terms), [terms]);
  const form = useZodForm<CalculatorValues, CalculatorValues>(schema, {
    mode: 'onChange',
    defaultValues: {
      type: 'partial',
      amount: null,
      date: terms.earliestPaymentOn,
      effect: 'shorterTerm',
      reason: 'none',
      newRateNotified: '',
      alreadyRepaid: null,
    },
  });
  useFormDraft(`extra-payment-calculator-${caseId}`, form);
  const values = useWatch({ control: form.control }) as CalculatorValues;
  const quote = quoteOf(terms, schema, values);
  return (
    <div className="repayment">
      <CalculatorForm form={form} terms={terms} />
      <Result terms={terms} quote={quote} date={values.date} />
      {quote && (
        <div className="repayment__details">
          <Comparison terms={terms} quote={quote} />
          <FeeExplained terms={terms} quote={quote} reason={values.reason} />
          <InterestChart quote={quote} date={values.date} />
          {quote.rows.length > 0 && (
            <YearlySchedule loan={repaidLoanOf(terms.loan)} quote={quote} date={values.date} />
          )}
        </div>
      )}
    </div>
  );
}
