import { permission } from '@advisor/contracts/permissions';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { usePermission } from '@advisor/shell/session';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { LeaveTyped } from '../../../process/LeaveTyped';
import { type TypedDraft, useTypedValues } from '../../../process/use-typed-values';
import type { Retention } from '../retention.queries';
import type { RetentionBasis } from './basis';
import { calculatedOf, calculatorSchema, initialValues } from './calculator.schema';
import type { CalculatorValues } from './calculator-values';
import { CalculatorForm } from './CalculatorForm';
import { Comparison } from './Comparison';
import { Explained } from './explained/Explained';
import { LivesChart } from './LivesChart';
import { Result } from './Result';
import { TakeOver } from './TakeOver';
import '../../../calculator/calculator.css';

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
  const form = useZodForm<CalculatorValues, CalculatorValues>(schema, {
    mode: 'onChange',
    defaultValues: initialValues(basis, retention),
  });
  const { guard, forget } = useTypedValues(form, typed);
  const mayTakeOver = usePermission(permission.manageRefinancing) && !isLocked;
  const values = useWatch({ control: form.control }) as CalculatorValues;
  const calculated = useMemo(() => calculatedOf(basis, schema, values), [basis, schema, values]);
  return (
    <div className="calculator">
      <CalculatorForm caseId={caseId} basis={basis} form={form} mayTakeOver={mayTakeOver} />
      <Result basis={basis} calculated={calculated}>
        {mayTakeOver && (
          <TakeOver
            caseId={caseId}
            retention={retention}
            form={form}
            calculated={calculated}
            onDone={forget}
          />
        )}
      </Result>
      {calculated && (
        <div className="calculator__details">
          <Comparison basis={basis} calculated={calculated} />
          <LivesChart lives={calculated.lives} />
          <Explained caseId={caseId} basis={basis} calculated={calculated} />
        </div>
      )}
      <LeaveTyped guard={guard} />
    </div>
  );
}
