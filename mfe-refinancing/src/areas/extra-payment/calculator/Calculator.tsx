import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { explainRepayment } from '@advisor/lending/repayment/repayment-explanation';
import { useMemo } from 'react';
import { CalculatorLayout } from '../../../calculator/CalculatorLayout';
import { InterestChart } from '../../../calculator/InterestChart';
import { type TypedDraft, useCalculator } from '../../../calculator/use-calculator';
import type { ExtraPayment, OfferedTerms } from '../extra-payment.queries';
import { YearlySchedule } from '../YearlySchedule';
import { calculatorSchema, highestDiscount, quoteOf, requestOf } from './calculator.schema';
import { CalculatorForm } from './CalculatorForm';
import { Comparison } from './Comparison';
import { Explained } from './Explained';
import { FeeExplained } from './FeeExplained';
import { initialValues } from './initial-values';
import { Result } from './Result';
import { TakePaymentOver } from './TakePaymentOver';
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
  const calculator = useCalculator(schema, initialValues(terms, process), typed);
  const { form, values, guard } = calculator;
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
  const { date } = values;
  return (
    <CalculatorLayout
      guard={guard}
      input={
        <CalculatorForm
          form={form}
          terms={terms}
          mayTakeOver={mayTakeOver}
          maximumDiscount={maximumDiscount}
        />
      }
      result={
        <Result
          terms={terms}
          quote={isDiscountFine ? quote : undefined}
          date={date}
          discount={discount}
        >
          {mayTakeOver && (
            <TakePaymentOver
              caseId={caseId}
              process={process}
              calculator={calculator}
              quote={quote}
            />
          )}
        </Result>
      }
    >
      {quote && (
        <>
          <Comparison terms={terms} quote={quote} />
          <FeeExplained terms={terms} quote={quote} steps={steps?.fee} reason={values.reason} />
          {steps && (
            <div className="calculator__wide">
              <Explained steps={steps} date={date} />
            </div>
          )}
          <InterestChart
            alone={[{ date, interest: 0 }, ...quote.rowsAlone]}
            offered={[{ date, interest: quote.accruedInterest }, ...quote.rows]}
          />
          {quote.rows.length > 0 && <YearlySchedule loan={loan} quote={quote} date={date} />}
        </>
      )}
    </CalculatorLayout>
  );
}
