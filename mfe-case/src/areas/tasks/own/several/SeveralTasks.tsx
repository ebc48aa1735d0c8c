import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnTask } from '../own-tasks.queries';
import { severalActions, tasksFor, type SeveralAction } from './several-tasks';
import {
  useSeveralTasks,
  type Reminder,
  type Several,
  type SeveralResult,
} from './use-several-tasks';

const RemindSeveral = lazy(() => import('./RemindSeveral'));

interface SeveralTasksProps {
  chosen: readonly OwnTask[];
  /** @param failed numbers of those with which it was not done */
  onDone: (failed: readonly number[]) => void;
}

/** What can be done with the chosen tasks, and what became of each with which it was not done. */
export function SeveralTasks({ chosen, onDone }: SeveralTasksProps) {
  const { t } = useTranslation('case-tasks');
  const { run, isRunning } = useSeveralTasks();
  const [isReminding, setReminding] = useState(false);
  const [last, setLast] = useState<{ several: Several; failed: SeveralResult[] }>();
  const start = (several: Several) =>
    run(several, {
      onDone: (results) => {
        const failed = results.filter(({ reason }) => reason !== undefined);
        setLast(failed.length === 0 ? undefined : { several, failed });
        onDone(failed.map(({ task }) => task.taskId));
      },
    });
  const choose = (action: SeveralAction) =>
    action === 'remind' ? setReminding(true) : start({ action, tasks: tasksFor(action, chosen) });
  const remind = (reminder: Reminder) => {
    setReminding(false);
    start({ action: 'remind', tasks: tasksFor('remind', chosen), reminder });
  };
  const again = () =>
    last && start({ ...last.several, tasks: last.failed.map(({ task }) => task) });
  return (
    <>
      {chosen.length > 0 && (
        <section className="adv-actions" aria-label={t('several.label')}>
          {severalActions.map((action) => {
            const count = tasksFor(action, chosen).length;
            return (
              count > 0 && (
                <Button key={action} loading={isRunning} onClick={() => choose(action)}>
                  {t(`several.${action}`, { count })}
                </Button>
              )
            );
          })}
        </section>
      )}
      {last && (
        <InfoBar
          severity="warning"
          title={t('several.notDone', { count: last.failed.length })}
          description={
            <ul className="tasks-several__failed">
              {last.failed.map(({ task, reason }) => (
                <li key={task.taskId}>
                  {`${task.name}, ${task.customer.lastName} ${task.customer.firstName}: ${reason}`}
                </li>
              ))}
            </ul>
          }
          action={
            <Button size="small" loading={isRunning} onClick={again}>
              {t('several.again')}
            </Button>
          }
        />
      )}
      <Suspense>
        {isReminding && (
          <RemindSeveral
            count={chosen.length}
            onRemind={remind}
            onClose={() => setReminding(false)}
          />
        )}
      </Suspense>
    </>
  );
}
