import { caseAddresses } from '@advisor/addresses/case';
import type { NextFixation } from '@advisor/contracts/refinancing/refixation';
import type { FieldProps } from '@advisor/forms/field-props';
import { formatNumber } from '@advisor/i18n/format';
import { useWatch, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RateDiscountField } from '../../calculator/RateDiscountField';
import { needsException } from './discount.schema';
import './discount.css';

interface DiscountFieldProps<Values extends FieldValues> extends Pick<
  FieldProps<Values>,
  'control' | 'name'
> {
  caseId: number;
  next: NextFixation;
  onStep: (points: number) => void;
}

/** What is taken off the rates of all periods, with the way to more than the advisor may give. */
export function DiscountField<Values extends FieldValues>({
  caseId,
  next,
  onStep,
  ...field
}: DiscountFieldProps<Values>) {
  const { t } = useTranslation('refinancing-refixation');
  const points: unknown = useWatch(field);
  const now = typeof points === 'number' ? points : 0;
  return (
    <div className="refixation-discount">
      <RateDiscountField
        {...field}
        label={t('discount.label')}
        unit={t('discount.unit')}
        points={now}
        maximum={next.maximumDiscount}
        lower={t('discount.lower')}
        raise={t('discount.raise')}
        onChange={onStep}
        hint={
          needsException(next, now) ? (
            <Link to={caseAddresses.loanHub.to({ caseId })}>{t('discount.exception')}</Link>
          ) : (
            t('discount.hint', { maximum: formatNumber(next.maximumDiscount) })
          )
        }
      />
    </div>
  );
}
