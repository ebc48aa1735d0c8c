import { DateField } from '@advisor/forms/fields/DateField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { noteLength, times, type ReminderValues } from './reminder.schema';

interface ReminderFieldsProps {
  form: UseFormReturn<ReminderValues, unknown, ReminderValues>;
  /** The first day, `YYYY-MM-DD`. */
  today: string;
}

/** The day, the hour and a note. */
export function ReminderFields({ form: { control, formState }, today }: ReminderFieldsProps) {
  const { t } = useTranslation('case-task');
  const known = formState.defaultValues?.time ?? '';
  const options = known === '' || times.includes(known) ? times : [known, ...times];
  return (
    <>
      <div className="task-reminder__when">
        <DateField control={control} name="day" label={t('reminder.day')} min={today} required />
        <SelectField
          control={control}
          name="time"
          label={t('reminder.time')}
          options={options.map((time) => ({ value: time, label: time }))}
          required
        />
      </div>
      <TextAreaField
        control={control}
        name="note"
        label={t('reminder.note')}
        hint={t('reminder.noteHint')}
        maxLength={noteLength}
        rows={2}
      />
    </>
  );
}
