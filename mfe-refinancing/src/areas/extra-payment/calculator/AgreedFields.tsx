import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { formatMoney } from '@advisor/i18n/format';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OfferedTerms } from '../extra-payment.queries';
import type { CalculatorValues } from './calculator.schema';

interface AgreedFieldsProps {
  control: Control<CalculatorValues, unknown, CalculatorValues>;
  terms: OfferedTerms;
}

/** What an advisor agrees beside the payment itself. */
export function AgreedFields({ control, terms }: AgreedFieldsProps) {
  const { t } = useTranslation('refinancing-extra-payment');
  const { maximumFeeDiscount } = terms;
  return (
    <>
      <MoneyField
        control={control}
        name="feeDiscount"
        label={t('form.feeDiscount')}
        decimals={2}
        hint={
          maximumFeeDiscount !== undefined &&
          t('form.feeDiscountHint', { amount: formatMoney(maximumFeeDiscount) })
        }
      />
      <div className="repayment-fields__wide">
        <TextAreaField control={control} name="comment" label={t('form.comment')} rows={1} />
      </div>
    </>
  );
}
