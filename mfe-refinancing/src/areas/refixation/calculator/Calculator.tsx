import { permission } from '@advisor/contracts/permissions';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { usePermission } from '@advisor/shell/session';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import '../../../calculator/calculator.css';
import { DiscountField } from '../DiscountField';
import {
  type CalculatedFrom,
  calculatorSchema,
  type CalculatorValues,
  discountOf,
  livesOf,
  offersOf,
} from './calculator.schema';
import { Comparison } from './Comparison';
import { Explained } from './Explained';
import { LivesChart } from './LivesChart';
import { Months } from './Months';
import { PeriodTable } from './PeriodTable';
import { Result } from './Result';
import { Rises } from './Rises';
import { SaveOffers } from './SaveOffers';

interface CalculatorProps {
  caseId: number;
  from: CalculatedFrom;
}

/** Months of a fixation that most clients choose; the screen opens with the nearest one. */
const usualPeriod = 60;

/** All periods with the discount, beside what one of them brings; under them how the loan goes on. */
export function Calculator({ caseId, from }: CalculatorProps) {
  const mayManage = usePermission(permission.manageRefinancing);
  const schema = useMemo(() => calculatorSchema(from.next), [from]);
  const periods = from.next.rates.map(({ fixedRatePeriod }) => fixedRatePeriod);
  const form = useZodForm<CalculatorValues, CalculatorValues>(schema, {
    mode: 'onChange',
    defaultValues: {
      interestRateDiscount: null,
      fixedRatePeriod: periods.find((months) => months >= usualPeriod) ?? periods.at(-1) ?? 0,
    },
  });
  const forgetDraft = useFormDraft(`refixation-calculator-${caseId}`, form);
  const values = useWatch({ control: form.control }) as CalculatorValues;
  const { fixedRatePeriod } = values;
  const discount = discountOf(schema, values);
  const offers = useMemo(() => offersOf(from, discount ?? 0), [from, discount]);
  const lives = useMemo(
    () => (discount === undefined ? undefined : livesOf(from, fixedRatePeriod, discount)),
    [from, fixedRatePeriod, discount],
  );
  return (
    <div className="calculator">
      <div className="calculator__main">
        <PeriodTable
          offers={offers}
          isDiscountKnown={discount !== undefined}
          instalmentNow={from.loan.monthlyPayment}
          chosen={fixedRatePeriod}
          onChoose={(period) => form.setValue('fixedRatePeriod', period, { shouldDirty: true })}
          discountField={
            <DiscountField
              caseId={caseId}
              control={form.control}
              name="interestRateDiscount"
              points={values.interestRateDiscount}
              next={from.next}
              onStep={(points) =>
                form.setValue('interestRateDiscount', points, {
                  shouldDirty: true,
                  shouldValidate: true,
                })
              }
            />
          }
        />
        {lives && <Rises lives={lives} />}
      </div>
      <Result
        from={from}
        lives={lives}
        actions={
          mayManage && (
            <SaveOffers caseId={caseId} form={form} next={from.next} onSaved={forgetDraft} />
          )
        }
      />
      {lives && (
        <div className="calculator__details">
          <Comparison lives={lives} />
          <LivesChart lives={lives} />
          <div className="calculator__wide">
            <Explained from={from} lives={lives} discount={discount ?? 0} />
          </div>
          <div className="calculator__wide">
            <Months lives={lives} />
          </div>
        </div>
      )}
    </div>
  );
}
