import { serverNow } from '@advisor/api-client/server-clock';
import { FormShell } from '@advisor/forms/components/FormShell';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { addDays } from '@advisor/lending/calendar-and-money/calendar';
import { Drawer } from '@advisor/ui/overlay';
import { useTranslation } from 'react-i18next';
import {
  reminderSchema,
  reminderValues,
  toReminder,
} from '../../../../task/reminder/reminder.schema';
import { ReminderFields } from '../../../../task/reminder/ReminderFields';
import type { Reminder } from './use-several-tasks';

interface RemindSeveralProps {
  count: number;
  onRemind: (reminder: Reminder) => void;
  onClose: () => void;
}

/** One reminder for each of the chosen tasks. */
export default function RemindSeveral({ count, onRemind, onClose }: RemindSeveralProps) {
  const { t } = useTranslation(['case-tasks', 'case-task']);
  const today = bankDay(serverNow());
  const form = useZodForm(reminderSchema, {
    defaultValues: reminderValues(undefined, addDays(today, 1)),
  });
  return (
    <Drawer open title={t('several.remind', { count })} size={420} onClose={onClose}>
      <FormShell
        form={form}
        label={t('case-task:reminder.title')}
        submitLabel={t('case-task:reminder.save')}
        loading={false}
        submitError={undefined}
        onSubmit={(values) => onRemind(toReminder(values))}
      >
        <ReminderFields form={form} today={today} />
      </FormShell>
    </Drawer>
  );
}
