import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { NumberField } from '@advisor/forms/fields/NumberField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { formatMoney, formatNumber } from '@advisor/i18n/format';
import { expenseRates } from '@advisor/lending/affordability/income-tax';
import { expensePercentOf } from '@advisor/lending/affordability/self-employed';
import type { TaxReturnPolicy } from '@advisor/lending/affordability/credit-policy';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ShownReturn } from './FormRows';
import { expensesByNaceQuery } from './tax-return.queries';
import { severalRates, type TaxReturnValues } from './tax-return.schema';

interface ReturnHeadProps extends ShownReturn {
  control: Control<TaxReturnValues, unknown, TaxReturnValues>;
  index: number;
  policy: TaxReturnPolicy;
  disabled: boolean;
  onRemove: () => void;
}

const methods = ['lumpSum', 'evidence', 'flatTax'] as const;
const activities = ['main', 'secondary'] as const;

/** Lines of business; a code that is finer than those listed stands with the one that it is of. */
function naceOptions(listed: readonly { naceCode: string; name: string }[], code: string | null) {
  const options = listed.map(({ naceCode, name }) => ({
    value: naceCode,
    label: `${naceCode} ${name}`,
  }));
  if (code === null || options.some(({ value }) => value === code)) return options;
  const name = listed.find(({ naceCode }) => code.startsWith(naceCode))?.name ?? '';
  return [...options, { value: code, label: `${code} ${name}`.trim() }];
}

/** How the income of a year came to be, above its rows. */
export function ReturnHead(props: ReturnHeadProps) {
  const { control, index, values, version, policy, disabled, onRemove } = props;
  const { t } = useTranslation('case-household');
  const nace = usePrefetchedQuery(expensesByNaceQuery(version.versionId)).data;
  const { expenseMethod, expenseRate } = values;
  const { highestExpenses, flatTaxPayments } = version.rules;
  const field = <Name extends string>(name: Name) => ({
    control,
    name: `taxReturns.${index}.${name}` as const,
    disabled,
  });
  const payments = flatTaxPayments.map((payment) => formatMoney(payment)).join(', ');
  return (
    <Section
      title={version.name}
      actions={
        !disabled && (
          <Button size="small" onClick={onRemove}>
            {t('taxReturn.remove', { form: version.name })}
          </Button>
        )
      }
    >
      <div className="tax-return__head">
        <SelectField
          {...field('expenseMethod')}
          label={t('taxReturn.field.expenseMethod')}
          options={methods.map((value) => ({ value, label: t(`taxReturn.method.${value}`) }))}
        />
        {expenseMethod === 'lumpSum' && (
          <SelectField
            {...field('expenseRate')}
            label={t('taxReturn.field.expenseRate')}
            hint={
              expenseRate !== severalRates &&
              t('taxReturn.hint.highest', { amount: formatMoney(highestExpenses[expenseRate]) })
            }
            options={[
              ...expenseRates.map((rate) => ({ value: rate, label: `${rate} %` })),
              { value: severalRates, label: t('taxReturn.severalRates') },
            ]}
          />
        )}
        <SelectField
          {...field('naceCode')}
          label={t('taxReturn.field.naceCode')}
          hint={t('taxReturn.hint.expenses', {
            percent: formatNumber(expensePercentOf(values.naceCode ?? undefined, policy)),
          })}
          options={naceOptions(nace, values.naceCode)}
          clearable
        />
        <SelectField
          {...field('activity')}
          label={t('taxReturn.field.activity')}
          options={activities.map((value) => ({ value, label: t(`taxReturn.activity.${value}`) }))}
        />
        <NumberField
          {...field('monthsInBusiness')}
          label={t('taxReturn.field.monthsInBusiness')}
          required
        />
        {expenseMethod !== 'lumpSum' && (
          <MoneyField
            {...field('insurancePaid')}
            label={t(
              expenseMethod === 'flatTax'
                ? 'taxReturn.field.flatTaxPaid'
                : 'taxReturn.field.insurancePaid',
            )}
            hint={
              expenseMethod === 'flatTax'
                ? t('taxReturn.hint.flatTax', { payments })
                : t('taxReturn.hint.insurance')
            }
            required={expenseMethod === 'flatTax'}
          />
        )}
        <MoneyField {...field('oneOffIncome')} label={t('taxReturn.field.oneOffIncome')} />
      </div>
    </Section>
  );
}
