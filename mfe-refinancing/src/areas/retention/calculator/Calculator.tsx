import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { useMemo } from 'react';
import { CalculatorLayout } from '../../../calculator/CalculatorLayout';
import { InterestChart } from '../../../calculator/InterestChart';
import { type TypedDraft, useCalculator } from '../../../calculator/use-calculator';
import type { Retention } from '../retention.queries';
import type { RetentionBasis } from './basis';
import { calculatedOf, calculatorSchema, initialValues } from './calculator.schema';
import { CalculatorForm } from './CalculatorForm';
import { Comparison } from './Comparison';
import { Explained } from './Explained';
import { Result } from './Result';
import { TakeRetentionOver } from './TakeRetentionOver';

interface CalculatorProps {
  caseId: number;
  basis: RetentionBasis;
  /** What was offered till now; absent: nothing. */
  retention: Retention | undefined;
  /** Nothing can be taken over now. */
  isLocked: boolean;
  typed: TypedDraft;
}

/** The form beside its result, and under them the lives of the loan and how they were counted. */
export function Calculator({ caseId, basis, retention, isLocked, typed }: CalculatorProps) {
  const schema = useMemo(() => calculatorSchema(basis), [basis]);
  const calculator = useCalculator(schema, initialValues(basis, retention), typed);
  const { form, values, guard } = calculator;
  const mayTakeOver = usePermission(permission.manageRefinancing) && !isLocked;
  const calculated = useMemo(() => calculatedOf(basis, schema, values), [basis, schema, values]);
  return (
    <CalculatorLayout
      guard={guard}
      input={<CalculatorForm caseId={caseId} basis={basis} form={form} mayTakeOver={mayTakeOver} />}
      result={
        <Result basis={basis} calculated={calculated}>
          {mayTakeOver && (
            <TakeRetentionOver
              caseId={caseId}
              retention={retention}
              calculator={calculator}
              calculated={calculated}
            />
          )}
        </Result>
      }
    >
      {calculated && (
        <>
          <Comparison basis={basis} calculated={calculated} />
          <InterestChart
            alone={calculated.projections.alone.rows}
            offered={calculated.projections.offered.rows}
          />
          <Explained caseId={caseId} basis={basis} calculated={calculated} />
        </>
      )}
    </CalculatorLayout>
  );
}
