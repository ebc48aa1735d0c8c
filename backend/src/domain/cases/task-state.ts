import { stateIndicator, taskState, taskType } from '@advisor/contracts/codebooks/task';

const { ready, sent, inProgress, support, documentsCompleting, checkData } = taskState;
const { finished, cancelled, approved, notValuated } = taskState;

/** States that may follow each state of a task. */
type Path = Readonly<Record<number, readonly number[]>>;

const ends = [finished.code, cancelled.code];
const ended: Path = { [finished.code]: [], [cancelled.code]: [] };

/** Between who asks and one person who deals with it. */
const asking: Path = {
  [sent.code]: [ready.code, ...ends],
  [ready.code]: [sent.code, ...ends],
  ...ended,
};

/** Where tasks of each type may be, and where they go from there; what is not here is no task's. */
export const taskPaths: Readonly<Record<number, Path>> = {
  [taskType.demand.code]: {
    [ready.code]: [sent.code, ...ends],
    [documentsCompleting.code]: [sent.code, ...ends],
    [sent.code]: [inProgress.code, ready.code, documentsCompleting.code, ...ends],
    [inProgress.code]: [ready.code, documentsCompleting.code, ...ends],
    ...ended,
  },
  [taskType.priceException.code]: {
    [sent.code]: [ready.code, approved.code, ...ends],
    [ready.code]: [sent.code, approved.code, ...ends],
    [approved.code]: [],
    ...ended,
  },
  [taskType.consultation.code]: asking,
  [taskType.signing.code]: {
    [ready.code]: [inProgress.code, ...ends],
    [inProgress.code]: [ready.code, ...ends],
    ...ended,
  },
  [taskType.specialist.code]: asking,
  [taskType.information.code]: { [ready.code]: ends, ...ended },
};

/** Whether a task of the type may go from the one state to the other. */
export const mayFollow = (typeId: number, from: number, to: number): boolean =>
  taskPaths[typeId]?.[from]?.includes(to) ?? false;

const closed: ReadonlySet<number> = new Set([finished.code, cancelled.code, approved.code]);
/** Tasks in which it is the advisor's turn. */
export const waitingTaskStates: readonly number[] = [
  ready.code,
  support.code,
  documentsCompleting.code,
  checkData.code,
];
/** Tasks that somebody of the product asked for; the others come from the workflow. */
export const requestedTypes: readonly number[] = [
  taskType.priceException.code,
  taskType.consultation.code,
  taskType.specialist.code,
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

export const isRequestedTask = (typeId: number): boolean => requestedTypes.includes(typeId);

/** A task is finished by whom it is for; what the back office only tells, by whom the case belongs to. */
export const mayFinish = (
  { typeId, assignedTo }: { typeId: number; assignedTo: number | null },
  { ownerId }: { ownerId: number },
  { id }: { id: number },
): boolean =>
  typeId === taskType.information.code
    ? id === ownerId
    : isRequestedTask(typeId) && id === assignedTo;

type Indicator = (typeof stateIndicator)[keyof typeof stateIndicator]['code'];

/** @param isApproved of a price exception that was decided */
export function indicatorOf(state: number, isApproved: boolean | undefined): Indicator {
  if (state === cancelled.code) return stateIndicator.cancelled.code;
  if (state === notValuated.code || isApproved === false) return stateIndicator.warning.code;
  return isOpenTask(state) ? stateIndicator.active.code : stateIndicator.ok.code;
}
