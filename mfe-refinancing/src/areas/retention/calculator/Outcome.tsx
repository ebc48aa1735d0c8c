import { memo, useMemo } from 'react';
import { CalculatorDetails } from '../../../calculator/CalculatorDetails';
import { InterestChart } from '../../../calculator/InterestChart';
import type { Calculator } from '../../../calculator/use-calculator';
import type { Retention } from '../retention.queries';
import type { RetentionBasis } from './basis';
import type { CalculatorValues } from './calculator-values';
import { calculatedOf, type calculatorSchema } from './calculator.schema';
import { Comparison } from './Comparison';
import { Explained } from './Explained';
import { Result } from './Result';
import { TakeRetentionOver } from './TakeRetentionOver';

interface OutcomeProps {
  caseId: number;
  basis: RetentionBasis;
  /** What was offered till now; absent: nothing. */
  retention: Retention | undefined;
  mayTakeOver: boolean;
  schema: ReturnType<typeof calculatorSchema>;
  calculator: Calculator<CalculatorValues>;
}

/** The result, and under it the lives of the loan and how they were counted. */
export const Outcome = memo(function Outcome({
  caseId,
  basis,
  retention,
  mayTakeOver,
  schema,
  calculator,
}: OutcomeProps) {
  const { values } = calculator;
  const calculated = useMemo(() => calculatedOf(basis, schema, values), [basis, schema, values]);
  return (
    <>
      <Result basis={basis} calculated={calculated}>
        {mayTakeOver && (
          <TakeRetentionOver
            caseId={caseId}
            basis={basis}
            retention={retention}
            calculator={calculator}
          />
        )}
      </Result>
      <CalculatorDetails>
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
      </CalculatorDetails>
    </>
  );
});
