import { fillField } from '@advisor/forms/fill-field';
import { memo, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { DiscountField } from '../DiscountField';
import { type CalculatedFrom, type CalculatorValues, offersOf } from './calculator.schema';
import { PeriodTable } from './PeriodTable';

interface CalculatorFormProps {
  caseId: number;
  from: CalculatedFrom;
  form: UseFormReturn<CalculatorValues, unknown, CalculatorValues>;
  /** That the rates are shown with, percentage points; undefined while it is wrong. */
  discount: number | undefined;
}

/** The discount, and all periods with it. */
export const CalculatorForm = memo(function CalculatorForm({
  caseId,
  from,
  form,
  discount,
}: CalculatorFormProps) {
  const { control } = form;
  const chosen = useWatch({ control, name: 'fixedRatePeriod' });
  const offers = useMemo(() => offersOf(from, discount ?? 0), [from, discount]);
  return (
    <PeriodTable
      offers={offers}
      isDiscountKnown={discount !== undefined}
      instalmentNow={from.loan.monthlyPayment}
      chosen={chosen}
      onChoose={(period) => fillField(form, 'fixedRatePeriod', period)}
      discountField={
        <DiscountField
          caseId={caseId}
          control={control}
          name="interestRateDiscount"
          next={from.next}
          onStep={(points) => fillField(form, 'interestRateDiscount', points)}
        />
      }
    />
  );
});
