import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { useMemo } from 'react';
import { CalculatorLayout } from '../../../calculator/CalculatorLayout';
import { type TypedDraft, useCalculator } from '../../../calculator/use-calculator';
import type { Retention } from '../retention.queries';
import type { RetentionBasis } from './basis';
import { calculatorSchema, initialValues } from './calculator.schema';
import { CalculatorForm } from './CalculatorForm';
import { Outcome } from './Outcome';

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
  const { calculator, guard } = useCalculator(schema, initialValues(basis, retention), typed);
  const { form } = calculator;
  const mayTakeOver = usePermission(permission.manageRefinancing) && !isLocked;
  return (
    <CalculatorLayout
      guard={guard}
      input={<CalculatorForm caseId={caseId} basis={basis} form={form} mayTakeOver={mayTakeOver} />}
    >
      <Outcome
        caseId={caseId}
        basis={basis}
        retention={retention}
        mayTakeOver={mayTakeOver}
        schema={schema}
        calculator={calculator}
      />
    </CalculatorLayout>
  );
}
