import { NumberField, type NumberFieldProps } from '@advisor/forms/fields/NumberField';
import { rateCorrectionStep } from '@advisor/lending/repayment/refixation-offers';
import { Button } from '@advisor/ui/core';
import { MinusOutlined, PlusOutlined } from '@advisor/ui/icons';
import type { FieldValues } from 'react-hook-form';
import './calculator.css';

interface RateDiscountFieldProps<Values extends FieldValues> extends NumberFieldProps<Values> {
  /** What stands in the field, percentage points; `NaN` is what is no number. */
  points: number;
  /** Most that needs no price exception, percentage points. */
  maximum: number;
  /** Names of the buttons. */
  lower: string;
  raise: string;
  onChange: (points: number) => void;
}

const steps = 1 / rateCorrectionStep;
/** Without the noise of a sum of doubles. */
const toStep = (points: number) => Math.round(points * steps) / steps;

/** A discount off a rate, typed or changed by steps. */
export function RateDiscountField<Values extends FieldValues>({
  points,
  maximum,
  lower,
  raise,
  onChange,
  ...field
}: RateDiscountFieldProps<Values>) {
  const change = (by: number) => onChange(toStep((points || 0) + by));
  return (
    <div className="calculator-discount">
      <NumberField {...field} decimals={1} step={rateCorrectionStep} />
      <Button
        icon={<MinusOutlined aria-hidden />}
        aria-label={lower}
        disabled={points <= 0}
        onClick={() => change(-rateCorrectionStep)}
      />
      <Button
        icon={<PlusOutlined aria-hidden />}
        aria-label={raise}
        disabled={points >= maximum}
        onClick={() => change(rateCorrectionStep)}
      />
    </div>
  );
}
