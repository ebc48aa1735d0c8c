import { DateField } from '@advisor/forms/fields/DateField';
import { NumberField } from '@advisor/forms/fields/NumberField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { withoutUnread } from '@advisor/forms/without-unread';
import { formatMoney } from '@advisor/i18n/format';
import { foreignCurrencies } from '@advisor/lending/affordability/foreign-currencies';
import { incomeInCzk } from '@advisor/lending/affordability/income-rules';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { IncomeForm } from './income.schema';

const currencyOptions = foreignCurrencies.map((code) => ({ value: code, label: code }));

interface AmountFieldsProps {
  form: IncomeForm;
  /** Tax returns say the amount. */
  isFixed: boolean;
}

/** The amount, and the rate and its day where it is not in CZK. */
export function AmountFields({ form: { control }, isFixed }: AmountFieldsProps) {
  const { t } = useTranslation('case-household');
  const [amount, { currencyCode, rate }] = withoutUnread(
    useWatch({ control, name: ['netMonthlyIncome', 'foreignCurrency'] }),
  );
  const inCzk =
    amount !== null && rate !== null
      ? incomeInCzk({ netMonthlyIncome: amount, foreignCurrency: { rate } })
      : undefined;
  return (
    <>
      <NumberField
        control={control}
        name="netMonthlyIncome"
        label={t('incomes.field.net')}
        unit={currencyCode ?? 'Kč'}
        decimals={2}
        disabled={isFixed}
        required
      />
      <SelectField
        control={control}
        name="foreignCurrency.currencyCode"
        label={t('incomes.field.currency')}
        placeholder="CZK"
        options={currencyOptions}
        disabled={isFixed}
        clearable
      />
      {currencyCode !== null && (
        <>
          <NumberField
            control={control}
            name="foreignCurrency.rate"
            label={t('incomes.field.rate')}
            unit="Kč"
            decimals={3}
            hint={
              inCzk === undefined ? undefined : t('incomes.inCzk', { amount: formatMoney(inCzk) })
            }
            required
          />
          <DateField
            control={control}
            name="foreignCurrency.rateDate"
            label={t('incomes.field.rateDate')}
            required
          />
        </>
      )}
    </>
  );
}
