import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { permission } from '@advisor/contracts/permissions';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { usePermission } from '@advisor/shell/session';
import { explainRepayment } from '@advisor/lending/repayment-explanation';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { LeaveTyped } from '../../../process/LeaveTyped';
import { type TypedDraft, useTypedValues } from '../../../process/use-typed-values';
import type { ExtraPayment, OfferedTerms } from '../extra-payment.queries';
import { YearlySchedule } from '../YearlySchedule';
import {
  calculatorSchema,
  type CalculatorValues,
  highestDiscount,
  quoteOf,
  requestOf,
} from './calculator.schema';
import { CalculatorForm } from './CalculatorForm';
import { Comparison } from './Comparison';
import { Explained } from './Explained';
import { FeeExplained } from './FeeExplained';
import { initialValues } from './initial-values';
import { InterestChart } from './InterestChart';
import { Result } from './Result';
import { TakeOver } from './TakeOver';
import './calculator.css';

interface CalculatorProps {
  caseId: number;
  terms: OfferedTerms;
  /** That gets another offer. */
  process?: ExtraPayment | undefined;
  typed: TypedDraft;
}

/** The form beside its result, and under them how the loan goes on. */
export function Calculator({ caseId, terms, process, typed }: CalculatorProps) {
  const schema = useMemo(() => calculatorSchema(terms), [terms]);
  const mayTakeOver = usePermission(permission.manageRefinancing);
  const form = useZodForm<CalculatorValues, CalculatorValues>(schema, {
    mode: 'onChange',
    defaultValues: initialValues(terms, process),
  });
  const { guard, forget } = useTypedValues(form, typed);
  const values = useWatch({ control: form.control }) as CalculatorValues;
  const quote = quoteOf(terms, schema, values);
  const maximumDiscount = quote && highestDiscount(terms, quote.fee.totalFee);
  const discount = values.feeDiscount ?? 0;
  const isDiscountFine = discount >= 0 && discount <= (maximumDiscount ?? 0);
  const loan = repaidLoanOf(terms.loan);
  const steps =
    quote &&
    explainRepayment(
      loan,
      requestOf(terms, values),
      terms.policy.policy,
      quote,
      isDiscountFine ? discount : 0,
    );
  return (
    <div className="calculator">
      <CalculatorForm
        form={form}
        terms={terms}
        mayTakeOver={mayTakeOver}
        maximumDiscount={maximumDiscount}
      />
      <Result
        terms={terms}
        quote={isDiscountFine ? quote : undefined}
        date={values.date}
        discount={discount}
      >
        {mayTakeOver && (
          <TakeOver caseId={caseId} process={process} form={form} quote={quote} onDone={forget} />
        )}
      </Result>
      {quote && (
        <div className="calculator__details">
          <Comparison terms={terms} quote={quote} />
          <FeeExplained terms={terms} quote={quote} steps={steps?.fee} reason={values.reason} />
          {steps && (
            <div className="calculator__wide">
              <Explained steps={steps} date={values.date} />
            </div>
          )}
          <InterestChart quote={quote} date={values.date} />
          {quote.rows.length > 0 && <YearlySchedule loan={loan} quote={quote} date={values.date} />}
        </div>
      )}
      <LeaveTyped guard={guard} />
    </div>
  );
}
