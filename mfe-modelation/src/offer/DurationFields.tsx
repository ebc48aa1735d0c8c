import { NumberField } from '@advisor/forms/fields/NumberField';
import { formatNumber } from '@advisor/i18n/format';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { yearsOf, type DurationRange } from './entered-fields';
import { useFieldNote } from './findings';

interface DurationFieldsProps<Values extends FieldValues> {
  /** Of a form with `years` and `months`. */
  control: Control<Values, unknown, Values>;
  label: string;
  /** Of the duration in the input. */
  path: string;
  range: DurationRange | undefined;
}

const years = (months: number) => formatNumber(yearsOf(months));

/** A duration in years and months; what is said of it stands under the years. */
export function DurationFields<Values extends FieldValues>({
  control,
  label,
  path,
  range,
}: DurationFieldsProps<Values>) {
  const { t } = useTranslation('modelation');
  const entered = useWatch({ control, name: 'years' as FieldPath<Values> }) as number | null;
  const note = useFieldNote(
    path,
    range && t('form.durationRange', { from: years(range.minimum), to: years(range.maximum) }),
  );
  return (
    <div className="modelation-pair modelation-pair--short">
      <NumberField
        control={control}
        name={'years' as FieldPath<Values>}
        label={label}
        unit={t('form.yearsUnit', { count: entered ?? 0 })}
        step={1}
        {...note}
        required
      />
      <NumberField
        control={control}
        name={'months' as FieldPath<Values>}
        label={t('form.months')}
        unit={t('form.monthsUnit')}
        step={1}
      />
    </div>
  );
}
