import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { useMemo } from 'react';
import { CalculatorLayout } from '../../../calculator/CalculatorLayout';
import { type TypedDraft, useCalculator } from '../../../calculator/use-calculator';
import type { ExtraPayment, OfferedTerms } from '../extra-payment.queries';
import { calculatorSchema, highestDiscount, quoteOf } from './calculator.schema';
import { CalculatorForm } from './CalculatorForm';
import { initialValues } from './initial-values';
import { Outcome } from './Outcome';
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
  const { calculator, guard } = useCalculator(schema, initialValues(terms, process), typed);
  const { form, values } = calculator;
  const quote = useMemo(() => quoteOf(terms, schema, values), [terms, schema, values]);
  const maximumDiscount = quote && highestDiscount(terms, quote.fee.totalFee);
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
    >
      <Outcome
        caseId={caseId}
        terms={terms}
        process={process}
        mayTakeOver={mayTakeOver}
        calculator={calculator}
        quote={quote}
        maximumDiscount={maximumDiscount}
      />
    </CalculatorLayout>
  );
}
