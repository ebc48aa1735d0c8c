import { DateText } from '@advisor/ui/components/DateText';
import { Button } from '@advisor/ui/core';
import { BellOutlined } from '@advisor/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForgetReminder } from '../task.mutations';
import type { TaskDetail } from '../task.queries';

const ReminderForm = lazy(() => import('./ReminderForm'));

interface TaskReminderProps {
  caseId: number;
  task: Pick<TaskDetail, 'taskId' | 'reminder'>;
}

/** The user's own reminder of a task: set, changed and removed beside it; nobody else knows of it. */
export function TaskReminder({ caseId, task: { taskId, reminder } }: TaskReminderProps) {
  const { t } = useTranslation('case-task');
  const [isOpen, setOpen] = useState(false);
  const { run, isRunning } = useForgetReminder(caseId, taskId, t('reminder.removed'));
  const close = () => setOpen(false);
  if (isOpen) {
    return (
      <Suspense>
        <ReminderForm caseId={caseId} taskId={taskId} reminder={reminder} onClose={close} />
      </Suspense>
    );
  }
  const icon = <BellOutlined aria-hidden />;
  if (reminder === undefined) {
    return (
      <div className="adv-actions">
        <Button icon={icon} onClick={() => setOpen(true)}>
          {t('reminder.set')}
        </Button>
      </div>
    );
  }
  return (
    <section className="task-reminder" aria-label={t('reminder.title')}>
      <p data-due={reminder.isDue}>
        {icon} {t('reminder.on')} <DateText value={reminder.remindOn} as="dateTime" />
      </p>
      {reminder.note && <p className="task-messages__text">{reminder.note}</p>}
      <div className="adv-actions">
        <Button size="small" onClick={() => setOpen(true)}>
          {t('reminder.change')}
        </Button>
        <Button size="small" loading={isRunning} onClick={() => run()}>
          {t('reminder.remove')}
        </Button>
      </div>
    </section>
  );
}
