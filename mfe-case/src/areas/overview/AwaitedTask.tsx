import { caseAddresses } from '@advisor/addresses/case';
import { serverNow } from '@advisor/api-client/server-clock';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { DateText } from '@advisor/ui/components/DateText';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AwaitedStep } from './next-steps.queries';

type Task = NonNullable<AwaitedStep['task']>;

/** A newer back end may name a task of a type that this release does not know. */
const knownTypes = ['1', '2', '3', '6', '7', '11'] as const;
const typeOf = ({ taskTypeId }: Task) =>
  knownTypes.find((type) => type === String(taskTypeId)) ?? 'other';

interface AwaitedTaskProps {
  caseId: number;
  /** Of tasks that are open. */
  count: number;
  /** The one that waits for the advisor. */
  task: Task | undefined;
  /** By when; from a back end of the release before without the task. */
  dueOn: string | undefined;
}

/** The task of a case that waits for the user or the advisor, as a link to it; else how many wait for others. */
export function AwaitedTask({ caseId, count, task, dueOn = task?.dueOn }: AwaitedTaskProps) {
  const { t } = useTranslation('case-overview');
  const isLate = dueOn !== undefined && dueOn < bankDay(serverNow());
  const to = (taskId?: number) =>
    caseAddresses.caseDetail.to({
      caseId,
      section: 'tasks',
      ...(taskId !== undefined && { task: String(taskId) }),
    });
  const due = dueOn !== undefined && (
    <span className="case-row__due">
      {`${t(isLate ? 'overdue' : 'due')} `}
      <DateText value={dueOn} />
    </span>
  );
  if (task === undefined) {
    return (
      <Link className="case-row__task-count" data-due={dueOn !== undefined} to={to()}>
        {t('tasks', { count })}
        {due && <>, {due}</>}
      </Link>
    );
  }
  return (
    <>
      <span className="case-row__task">
        <Link className="case-row__step" to={to(task.taskId)}>
          {t(task.isForCaller ? `ownTask.${typeOf(task)}` : `task.${typeOf(task)}`)}
        </Link>
        {count > 1 && (
          <span className="case-row__since"> {t('moreTasks', { count: count - 1 })}</span>
        )}
      </span>
      {due && (
        <span className="case-row__task-count" data-due>
          {due}
        </span>
      )}
    </>
  );
}
