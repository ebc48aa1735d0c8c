import { stateIndicator, taskState, taskType } from '@advisor/contracts/codebooks/task';

const { ready, support, documentsCompleting, checkData } = taskState;
const { finished, cancelled, approved, notValuated } = taskState;

const closed: ReadonlySet<number> = new Set([finished.code, cancelled.code, approved.code]);
/** Tasks in which it is the advisor's turn. */
export const waitingTaskStates: readonly number[] = [
  ready.code,
  support.code,
  documentsCompleting.code,
  checkData.code,
];

export const isOpenTask = (state: number): boolean => !closed.has(state);

/** Whether the advisor's turn has come. */
export const waitsForAdvisor = (state: number): boolean => waitingTaskStates.includes(state);

/** A task is taken back by whom it was asked for by, or by whom the case belongs to. */
export const mayTakeBack = (
  { createdBy }: { createdBy: number | null },
  { ownerId }: { ownerId: number },
  { id }: { id: number },
): boolean => id === createdBy || id === ownerId;

/** Whether somebody of the product has asked for it; the others come from the workflow. */
export const isRequestedTask = ({ createdBy }: { createdBy: number | null }): boolean =>
  createdBy !== null;

/** A task is finished by whom it is for; what the back office only tells, by whom the case belongs to. */
export const mayFinish = (
  task: { typeId: number; assignedTo: number | null; createdBy: number | null },
  { ownerId }: { ownerId: number },
  { id }: { id: number },
): boolean =>
  task.typeId === taskType.information.code
    ? id === ownerId
    : isRequestedTask(task) && id === task.assignedTo;

type Indicator = (typeof stateIndicator)[keyof typeof stateIndicator]['code'];

/** @param isApproved of a price exception that was decided */
export function indicatorOf(state: number, isApproved: boolean | undefined): Indicator {
  if (state === cancelled.code) return stateIndicator.cancelled.code;
  if (state === notValuated.code || isApproved === false) return stateIndicator.warning.code;
  return isOpenTask(state) ? stateIndicator.active.code : stateIndicator.ok.code;
}
