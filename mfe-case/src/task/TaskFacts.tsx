import { serverNow } from '@advisor/api-client/server-clock';
import { codeName } from '@advisor/contracts/code-name';
import { stateIndicator, taskState, taskType } from '@advisor/contracts/codebooks/task';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { DateText } from '@advisor/ui/components/DateText';
import { StatusChip, type Tone } from '@advisor/ui/components/StatusChip';
import { useTranslation } from 'react-i18next';
import type { ListedTask } from './task.queries';
import './task.css';
import './texts';

const { active, cancelled, ok, passive, warning } = stateIndicator;

const indicatorTones: Record<ListedTask['stateIndicator'], Tone> = {
  [active.code]: 'progress',
  [cancelled.code]: 'neutral',
  [ok.code]: 'success',
  [passive.code]: 'neutral',
  [warning.code]: 'warning',
};

/** A price exception that was refused has ended as any other task. */
const isRefused = ({ taskTypeId, state, stateIndicator: indicator }: ListedTask): boolean =>
  taskTypeId === taskType.priceException.code &&
  state === taskState.finished.code &&
  indicator === warning.code;

/** How a task stands, as its word and the mark of its state. */
export function TaskStateChip({ task }: { task: ListedTask }) {
  const { t } = useTranslation('case-task');
  return (
    <StatusChip
      tone={task.isWaitingForAdvisor ? 'warning' : indicatorTones[task.stateIndicator]}
      label={isRefused(task) ? t('refused') : codeName(taskState, task.state)}
    />
  );
}

/** Whose turn it is, and since when; nobody's once the task has ended. */
export function TaskTurn({ task }: { task: ListedTask }) {
  const { t } = useTranslation('case-task');
  const { isOpen, waitsSince, isWaitingForAdvisor, isWaitingForCaller, assignedTo, taskTypeId } =
    task;
  if (!isOpen) return <span>–</span>;
  const others = taskTypeId === taskType.signing.code ? t('turnOf.signing') : t('turnOf.bank');
  const ofSpecialist = isWaitingForCaller ? t('turnOf.you') : (assignedTo ?? others);
  return (
    <span className="task-turn">
      <span>{isWaitingForAdvisor ? t('turnOf.advisor') : ofSpecialist}</span>
      {waitsSince !== undefined && (
        <span className="task-turn__since">
          {t('since')} <DateText value={waitsSince} />
        </span>
      )}
    </span>
  );
}

/** By when a task is to be dealt with, and that nobody has. */
export function TaskDue({ task: { dueOn, isOpen } }: { task: ListedTask }) {
  const { t } = useTranslation('case-task');
  const isOverdue = isOpen && dueOn !== undefined && dueOn < bankDay(serverNow());
  return (
    <span className="task-due" data-overdue={isOverdue}>
      <DateText value={dueOn} />
      {isOverdue && <span> {t('overdue')}</span>}
    </span>
  );
}
