import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { NumberField } from '@advisor/forms/fields/NumberField';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Wishes } from './what-if-form';

/** How a loan for a building is drawn: something at first, the rest in equal parts. */
export function DrawingFields({ control }: { control: Control<Wishes, unknown, Wishes> }) {
  const { t } = useTranslation('modelation-loan');
  const months = useWatch({ control, name: 'monthsApart' });
  return (
    <fieldset>
      <legend>{t('whatIf.drawing.legend')}</legend>
      <MoneyField
        control={control}
        name="firstDrawing"
        label={t('whatIf.drawing.first')}
        step={100_000}
      />
      <NumberField
        control={control}
        name="furtherDrawings"
        label={t('whatIf.drawing.further')}
        hint={t('whatIf.drawing.equal')}
        step={1}
      />
      <NumberField
        control={control}
        name="monthsApart"
        label={t('whatIf.drawing.apart')}
        unit={t('whatIf.drawing.months', { count: months ?? 0 })}
        step={1}
      />
    </fieldset>
  );
}
