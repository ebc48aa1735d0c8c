import { mostInspectionDays } from '@advisor/contracts/real-estate/rules';
import { DateField } from '@advisor/forms/fields/DateField';
import { addDays } from '@advisor/lending/calendar-and-money/calendar';
import { Button } from '@advisor/ui/core';
import { DeleteOutlined, PlusOutlined } from '@advisor/ui/icons';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AppraisalValues } from './appraisal.schema';

interface InspectionDaysProps {
  form: UseFormReturn<AppraisalValues, unknown, AppraisalValues>;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Days on which the appraiser may come, from tomorrow on. */
export function InspectionDays({ form, today }: InspectionDaysProps) {
  const { t } = useTranslation('valuation-orders');
  const days = useWatch({ control: form.control, name: 'inspectionDays' });
  const set = (next: string[]) => {
    form.setValue('inspectionDays', next, { shouldDirty: true });
    form.clearErrors('inspectionDays');
  };
  return (
    <>
      {days.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A day is its place in the form.
        <div className="valuation-order__day" key={index}>
          <DateField
            control={form.control}
            name={`inspectionDays.${index}`}
            label={t('field.inspectionDay', { number: index + 1 })}
            min={addDays(today, 1)}
            required={index === 0}
          />
          {days.length > 1 && (
            <Button
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('days.remove', { number: index + 1 })}
              onClick={() => set(days.filter((__, other) => other !== index))}
            />
          )}
        </div>
      ))}
      {days.length < mostInspectionDays && (
        <div className="adv-actions">
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => set([...days, ''])}>
            {t('days.add')}
          </Button>
        </div>
      )}
    </>
  );
}
