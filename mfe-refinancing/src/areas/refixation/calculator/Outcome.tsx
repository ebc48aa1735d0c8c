import type { ComparedProjections } from '@advisor/lending/repayment/loan-projection';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CalculatorDetails } from '../../../calculator/CalculatorDetails';
import { InterestChart } from '../../../calculator/InterestChart';
import type { Calculator } from '../../../calculator/use-calculator';
import type { CalculatedFrom, CalculatorValues } from './calculator.schema';
import { Comparison } from './Comparison';
import { Explained } from './Explained';
import { Months } from './Months';
import { Result } from './Result';
import { SaveOffers } from './SaveOffers';

interface OutcomeProps {
  caseId: number;
  from: CalculatedFrom;
  mayManage: boolean;
  calculator: Calculator<CalculatorValues>;
  /** Percentage points; undefined while it is wrong. */
  discount: number | undefined;
  /** Undefined while the discount is wrong. */
  projections: ComparedProjections | undefined;
}

/** What one of the periods brings, and under it how the loan goes on. */
export const Outcome = memo(function Outcome({
  caseId,
  from,
  mayManage,
  calculator,
  discount,
  projections,
}: OutcomeProps) {
  const { t } = useTranslation('refinancing-refixation');
  return (
    <>
      <Result
        from={from}
        projections={projections}
        actions={
          mayManage && <SaveOffers caseId={caseId} calculator={calculator} next={from.next} />
        }
      />
      <CalculatorDetails>
        {projections && (
          <>
            <Comparison projections={projections} />
            <InterestChart
              title={t('chart')}
              alone={projections.alone.rows}
              offered={projections.offered.rows}
            />
            <div className="calculator__wide">
              <Explained from={from} projections={projections} discount={discount ?? 0} />
            </div>
            <div className="calculator__wide">
              <Months projections={projections} />
            </div>
          </>
        )}
      </CalculatorDetails>
    </>
  );
});
