import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { formatMoney } from '@advisor/i18n/format';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CalculatorValues } from './calculator.schema';

interface AgreedFieldsProps {
  control: Control<CalculatorValues, unknown, CalculatorValues>;
  /** Most that may be taken off the fee, CZK; undefined while there is none. */
  maximumDiscount: number | undefined;
}

/** What an advisor agrees beside the payment itself. */
export function AgreedFields({ control, maximumDiscount }: AgreedFieldsProps) {
  const { t } = useTranslation('refinancing-extra-payment');
  return (
    <>
      <MoneyField
        control={control}
        name="feeDiscount"
        label={t('form.feeDiscount')}
        decimals={2}
        hint={
          maximumDiscount === 0
            ? t('form.noFee')
            : maximumDiscount !== undefined &&
              t('form.feeDiscountHint', { amount: formatMoney(maximumDiscount) })
        }
      />
      <div className="calculator-fields__wide">
        <TextAreaField control={control} name="comment" label={t('form.comment')} rows={1} />
      </div>
    </>
  );
}
