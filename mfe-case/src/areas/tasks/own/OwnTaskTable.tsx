import { caseAddresses } from '@advisor/addresses/case';
import { DateText } from '@advisor/ui/components/DateText';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { Checkbox } from '@advisor/ui/entry';
import { BellOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TaskDue, TaskStateChip, TaskTurn } from '../../../task/TaskFacts';
import { actionOf } from '../task-view';
import type { OwnTask } from './own-tasks.queries';

const addressOf = ({ caseId, taskId }: OwnTask) =>
  caseAddresses.caseDetail.to({ caseId, section: 'tasks', task: String(taskId) });

interface OwnTaskTableProps {
  tasks: readonly OwnTask[];
  chosenIds: ReadonlySet<number>;
  onChoose: (taskId: number, isChosen: boolean) => void;
}

/** Tasks of several cases; each opens beside those of its case. */
export function OwnTaskTable({ tasks, chosenIds, onChoose }: OwnTaskTableProps) {
  const { t } = useTranslation(['case-tasks', 'case-task']);
  return (
    <PlainTable
      label={t('own.title')}
      className="tasks-list"
      narrow="list"
      rows={tasks}
      rowKey={({ taskId }) => taskId}
      rowProps={(task) => ({ 'data-waits': actionOf(task) !== undefined })}
      columns={[
        {
          title: t('list.name'),
          isText: true,
          render: (task) => (
            <span className="tasks-list__choice">
              <Checkbox
                aria-label={t('several.choose', { name: task.name, caseId: task.caseId })}
                checked={chosenIds.has(task.taskId)}
                onChange={({ target }) => onChoose(task.taskId, target.checked)}
              />
              <span>
                <Link className="tasks-list__name" to={addressOf(task)}>
                  {task.name}
                </Link>
                <OwnReminder reminder={task.reminder} />
              </span>
            </span>
          ),
        },
        {
          title: t('own.client'),
          isText: true,
          render: ({ customer: { firstName, lastName }, caseId }) => (
            <span className="task-turn">
              <span>{`${lastName} ${firstName}`}</span>
              <span className="task-turn__since">{t('own.case', { caseId })}</span>
            </span>
          ),
        },
        { title: t('list.due'), isText: true, render: (task) => <TaskDue task={task} /> },
        {
          title: t('case-task:state'),
          isText: true,
          render: (task) => <TaskStateChip task={task} />,
        },
        {
          title: t('case-task:turn'),
          isText: true,
          render: (task) => <TaskTurn task={task} />,
        },
        {
          title: t('list.action'),
          isTitleHidden: true,
          render: (task) => {
            const action = actionOf(task);
            if (action === undefined) return null;
            const label = t(`action.${action}`);
            return (
              <Link to={addressOf(task)} aria-label={`${label}: ${task.name}`}>
                {label}
              </Link>
            );
          },
        },
      ]}
    />
  );
}

function OwnReminder({ reminder }: Pick<OwnTask, 'reminder'>) {
  const { t } = useTranslation('case-task');
  if (reminder === undefined) return null;
  return (
    <span className="tasks-list__reminder" data-due={reminder.isDue}>
      <BellOutlined aria-label={t('reminder.title')} />{' '}
      <DateText value={reminder.remindOn} as="dateTime" />
      {reminder.note && ` – ${reminder.note}`}
    </span>
  );
}
