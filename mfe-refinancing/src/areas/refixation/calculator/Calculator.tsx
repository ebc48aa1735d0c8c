import { permission } from '@advisor/contracts/permissions';
import { fillField } from '@advisor/forms/fill-field';
import { usePermission } from '@advisor/shell/session';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CalculatorLayout } from '../../../calculator/CalculatorLayout';
import { InterestChart } from '../../../calculator/InterestChart';
import { type TypedDraft, useCalculator } from '../../../calculator/use-calculator';
import { DiscountField } from '../DiscountField';
import {
  type CalculatedFrom,
  calculatorSchema,
  type CalculatorValues,
  discountOf,
  projectionsOf,
  offersOf,
} from './calculator.schema';
import { Comparison } from './Comparison';
import { Explained } from './Explained';
import { Months } from './Months';
import { PeriodTable } from './PeriodTable';
import { Result } from './Result';
import { Rises } from './Rises';
import { SaveOffers } from './SaveOffers';

interface CalculatorProps {
  caseId: number;
  from: CalculatedFrom;
  typed: TypedDraft;
}

/** Months of a fixation that most clients choose; the screen opens with the nearest one. */
const usualPeriod = 60;

/** All periods with the discount, beside what one of them brings; under them how the loan goes on. */
export function Calculator({ caseId, from, typed }: CalculatorProps) {
  const { t } = useTranslation('refinancing-refixation');
  const mayManage = usePermission(permission.manageRefinancing);
  const schema = useMemo(() => calculatorSchema(from.next), [from]);
  const periods = from.next.rates.map(({ fixedRatePeriod }) => fixedRatePeriod);
  const calculator = useCalculator<CalculatorValues>(
    schema,
    {
      interestRateDiscount: null,
      fixedRatePeriod: periods.find((months) => months >= usualPeriod) ?? periods.at(-1) ?? 0,
    },
    typed,
  );
  const { form, values, guard } = calculator;
  const { fixedRatePeriod } = values;
  const discount = discountOf(schema, values);
  const offers = useMemo(() => offersOf(from, discount ?? 0), [from, discount]);
  const projections = useMemo(
    () => (discount === undefined ? undefined : projectionsOf(from, fixedRatePeriod, discount)),
    [from, fixedRatePeriod, discount],
  );
  return (
    <CalculatorLayout
      guard={guard}
      input={
        <>
          <PeriodTable
            offers={offers}
            isDiscountKnown={discount !== undefined}
            instalmentNow={from.loan.monthlyPayment}
            chosen={fixedRatePeriod}
            onChoose={(period) => fillField(form, 'fixedRatePeriod', period)}
            discountField={
              <DiscountField
                caseId={caseId}
                control={form.control}
                name="interestRateDiscount"
                points={values.interestRateDiscount}
                next={from.next}
                onStep={(points) => fillField(form, 'interestRateDiscount', points)}
              />
            }
          />
          {projections && <Rises projections={projections} />}
        </>
      }
      result={
        <Result
          from={from}
          projections={projections}
          actions={
            mayManage && <SaveOffers caseId={caseId} calculator={calculator} next={from.next} />
          }
        />
      }
    >
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
    </CalculatorLayout>
  );
}
