import { nextOrSameBankingDay } from '@advisor/lending/calendar-and-money/banking-days';
import { salesArrangementState } from '@advisor/contracts/codebooks';
import { taskState, taskType } from '@advisor/contracts/codebooks/task';
import { addDays } from '../../../platform/calendar';
import type { tasks } from '../../../domain/cases/schema/case-history';
import type { Random } from '../../../platform/random';
import type { Scenario } from '../../../seed/scenario';
import { type WorkingTime, workingTimeBetween } from './working-time';

export type TaskRow = Omit<typeof tasks.$inferInsert, 'id'>;

const taskTypes = Object.values(taskType).map(({ code }) => code);
const onceOpen: ReadonlySet<number> = new Set([
  taskType.priceException.code,
  taskType.specialist.code,
]);
const { ready, sent, inProgress, documentsCompleting } = taskState;
/** Open states of a seeded task; what an advisor asks for has been sent. */
const openStates: Readonly<Record<number, readonly number[]>> = {
  [taskType.demand.code]: [ready.code, sent.code, inProgress.code, documentsCompleting.code],
  [taskType.signing.code]: [ready.code, inProgress.code],
  [taskType.information.code]: [ready.code],
};

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
  const open = new Set<number>();
  return Array.from({ length: count }, () => {
    const createdOn = workingTimeBetween(founded, lastChanged, random.next(), random).instant;
    const wanted = random.pick(taskTypes);
    const isFinished = isClosed || random.chance(0.25);
    // Of those that the case has open already, nobody asks for another.
    const typeId = open.has(wanted) ? taskType.information.code : wanted;
    const state = isFinished
      ? taskState.finished.code
      : random.pick(openStates[typeId] ?? [sent.code]);
    const dueOn = nextOrSameBankingDay(addDays(lastChanged.day, random.int(1, 30)));
    if (!isFinished && onceOpen.has(typeId)) open.add(typeId);
    return { caseId, createdOn, typeId, state, dueOn };
  });
}
