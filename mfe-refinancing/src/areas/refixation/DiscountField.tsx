import { caseAddresses } from '@advisor/addresses/case';
import { NumberField } from '@advisor/forms/fields/NumberField';
import type { FieldProps } from '@advisor/forms/field-props';
import { formatNumber } from '@advisor/i18n/format';
import { rateCorrectionStep } from '@advisor/lending/refixation-offers';
import { Button } from '@advisor/ui/core';
import { MinusOutlined, PlusOutlined } from '@advisor/ui/icons';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './discount.css';

interface DiscountFieldProps<Values extends FieldValues> extends Pick<
  FieldProps<Values>,
  'control' | 'name'
> {
  caseId: number;
  /** Percentage points that stand in the field; null: none. */
  points: number | null;
  /** Percentage points that need no further price exception. */
  maximum: number;
  onStep: (points: number) => void;
}

const steps = 1 / rateCorrectionStep;
/** Without the noise of a sum of doubles. */
const toStep = (points: number) => Math.round(points * steps) / steps;

/** What is taken off the rates of all periods, with the way to more than the advisor may give. */
export function DiscountField<Values extends FieldValues>({
  caseId,
  points,
  maximum,
  onStep,
  ...field
}: DiscountFieldProps<Values>) {
  const { t } = useTranslation('refinancing-refixation');
  const now = points ?? 0;
  return (
    <div className="refixation-discount">
      <NumberField
        {...field}
        label={t('discount.label')}
        unit={t('discount.unit')}
        decimals={1}
        step={rateCorrectionStep}
        hint={
          now > maximum ? (
            <Link to={caseAddresses.loanHub.to({ caseId })}>{t('discount.exception')}</Link>
          ) : (
            t('discount.hint', { maximum: formatNumber(maximum) })
          )
        }
      />
      <Button
        icon={<MinusOutlined aria-hidden />}
        aria-label={t('discount.lower')}
        disabled={now <= 0}
        onClick={() => onStep(toStep(now - rateCorrectionStep))}
      />
      <Button
        icon={<PlusOutlined aria-hidden />}
        aria-label={t('discount.raise')}
        disabled={now >= maximum}
        onClick={() => onStep(toStep(now + rateCorrectionStep))}
      />
    </div>
  );
}
