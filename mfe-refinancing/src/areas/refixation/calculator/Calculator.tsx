import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { useMemo } from 'react';
import { CalculatorLayout } from '../../../calculator/CalculatorLayout';
import { type TypedDraft, useCalculator } from '../../../calculator/use-calculator';
import {
  type CalculatedFrom,
  calculatorSchema,
  type CalculatorValues,
  discountOf,
  projectionsOf,
} from './calculator.schema';
import { CalculatorForm } from './CalculatorForm';
import { Outcome } from './Outcome';
import { Rises } from './Rises';

interface CalculatorProps {
  caseId: number;
  from: CalculatedFrom;
  typed: TypedDraft;
}

/** Months of a fixation that most clients choose; the screen opens with the nearest one. */
const usualPeriod = 60;

/** All periods with the discount, beside what one of them brings; under them how the loan goes on. */
export function Calculator({ caseId, from, typed }: CalculatorProps) {
  const mayManage = usePermission(permission.manageRefinancing);
  const schema = useMemo(() => calculatorSchema(from.next), [from]);
  const periods = from.next.rates.map(({ fixedRatePeriod }) => fixedRatePeriod);
  const { calculator, guard } = useCalculator<CalculatorValues>(
    schema,
    {
      interestRateDiscount: null,
      fixedRatePeriod: periods.find((months) => months >= usualPeriod) ?? periods.at(-1) ?? 0,
    },
    typed,
  );
  const { form, values } = calculator;
  const { fixedRatePeriod } = values;
  const discount = discountOf(schema, values);
  const projections = useMemo(
    () => (discount === undefined ? undefined : projectionsOf(from, fixedRatePeriod, discount)),
    [from, fixedRatePeriod, discount],
  );
  return (
    <CalculatorLayout
      guard={guard}
      input={
        <>
          <CalculatorForm caseId={caseId} from={from} form={form} discount={discount} />
          {projections && <Rises projections={projections} />}
        </>
      }
    >
      <Outcome
        caseId={caseId}
        from={from}
        mayManage={mayManage}
        calculator={calculator}
        discount={discount}
        projections={projections}
      />
    </CalculatorLayout>
  );
}
