import { serverNow } from '@advisor/api-client/server-clock';
import { FormShell } from '@advisor/forms/components/FormShell';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { addDays } from '@advisor/lending/calendar-and-money/calendar';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import { useRemindOfTask } from '../task.mutations';
import type { TaskDetail } from '../task.queries';
import { reminderSchema, reminderValues, toReminder } from './reminder.schema';
import { ReminderFields } from './ReminderFields';

interface ReminderFormProps {
  caseId: number;
  taskId: number;
  reminder: TaskDetail['reminder'];
  onClose: () => void;
}

/** One's own reminder of a task. */
export default function ReminderForm({ caseId, taskId, reminder, onClose }: ReminderFormProps) {
  const { t } = useTranslation('case-task');
  const today = bankDay(serverNow());
  const form = useZodForm(reminderSchema, {
    defaultValues: reminderValues(reminder, addDays(today, 1)),
  });
  const remind = useRemindOfTask(caseId, taskId, {
    done: t('reminder.done'),
    fieldErrors: ({ fieldErrors: { remindOn, note } }) => ({
      ...(remindOn !== undefined && { day: remindOn }),
      ...(note !== undefined && { note }),
    }),
  });
  return (
    <div className="task-reminder">
      <FormShell
        form={form}
        label={t('reminder.title')}
        submitLabel={t('reminder.save')}
        isSecondary
        loading={remind.isRunning}
        submitError={remind.submitError}
        actions={<Button onClick={onClose}>{t('reminder.cancel')}</Button>}
        onSubmit={(values, again) => remind.run(toReminder(values), { ...again, onDone: onClose })}
      >
        {remind.refusal !== undefined && <InfoBar severity="warning" title={remind.refusal} />}
        <ReminderFields form={form} today={today} />
      </FormShell>
    </div>
  );
}
