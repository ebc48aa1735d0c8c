import { addDays } from '@advisor/lending/calendar-and-money/calendar';
import { CheckboxField } from '@advisor/forms/fields/CheckboxField';
import { DateField } from '@advisor/forms/fields/DateField';
import type { FieldProps } from '@advisor/forms/field-props';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dateMask, formatMaskedDate } from './date-shape';
import type { FormValues, UnlimitedDate } from './field-value';
import type { FormField } from './form-definition';
import { bankToday } from './local-date';

interface FormDateFieldProps extends FieldProps<FormValues> {
  definition: Pick<FormField, 'min' | 'max'>;
}

const toDay = (bound: string | undefined): string | undefined =>
  bound === 'now' ? bankToday() : bound;

/** A date by the mask `##.##. ####`. */
export function FormDateField({ definition, ...props }: FormDateFieldProps) {
  const { t } = useTranslation('signing');
  const min = toDay(definition.min);
  return (
    <DateField
      {...props}
      {...(min ? { min: addDays(min, 1) } : {})}
      {...(definition.max ? { max: toDay(definition.max) } : {})}
      shape={{ mask: dateMask, format: formatMaskedDate, placeholder: t('form.dateFormat') }}
    />
  );
}

/** A date that may be unlimited; ticking that hides it and forgets nothing. */
export function UnlimitedDateField(props: FormDateFieldProps) {
  const { t } = useTranslation('signing');
  const { control, name, label, disabled } = props;
  const value = useWatch({ control, name }) as UnlimitedDate;
  return (
    <fieldset className="sig-form__group">
      <legend className="adv-hidden">{label}</legend>
      {!value.isUnlimited && <FormDateField {...props} name={`${name}.date`} />}
      <CheckboxField
        control={control}
        name={`${name}.isUnlimited`}
        label={value.isUnlimited ? `${label}: ${t('form.unlimited')}` : t('form.unlimited')}
        {...(disabled ? { disabled } : {})}
      />
    </fieldset>
  );
}
