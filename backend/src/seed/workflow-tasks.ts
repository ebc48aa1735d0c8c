import { nextOrSameBankingDay } from '@advisor/lending/banking-days';
import { salesArrangementState } from '@advisor/contracts/codebooks';
import { taskState, taskType } from '@advisor/contracts/codebooks/task';
import { addDays } from '../calendar';
import type { tasks } from '../db/schema/case-history';
import type { Random } from './random';
import type { Scenario } from './scenario';
import { type WorkingTime, workingTimeBetween } from './working-time';

export type TaskRow = Omit<typeof tasks.$inferInsert, 'id'>;

const taskTypes = Object.values(taskType).map(({ code }) => code);
const activeStates = [
  taskState.ready.code,
  taskState.sent.code,
  taskState.inProgress.code,
  taskState.documentsCompleting.code,
];

interface Work {
  caseId: number;
  scenario: Scenario;
  founded: WorkingTime;
  lastChanged: WorkingTime;
}

/** Tasks of the workflow; those of a case that has been closed are finished. */
export function tasksOf(
  { caseId, scenario, founded, lastChanged }: Work,
  random: Random,
): TaskRow[] {
  const isClosed = scenario.applicationState === salesArrangementState.cancelled.code;
  const count = scenario.name === 'managed' ? 0 : Math.max(0, random.int(-2, 3));
  return Array.from({ length: count }, () => ({
    caseId,
    createdOn: workingTimeBetween(founded, lastChanged, random.next(), random).instant,
    typeId: random.pick(taskTypes),
    state: isClosed || random.chance(0.25) ? taskState.finished.code : random.pick(activeStates),
    dueOn: nextOrSameBankingDay(addDays(lastChanged.day, random.int(1, 30))),
  }));
}
