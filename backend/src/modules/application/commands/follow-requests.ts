import { caseState } from '@advisor/contracts/codebooks';
import { taskState, taskType } from '@advisor/contracts/codebooks/task';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { type CaseChange, changeCase } from '../../../domain/cases/change-case';
import { tasks } from '../../../domain/cases/schema/case-history';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { taskMessages } from '../../../domain/cases/schema/task-details';
import type { TaskKinds } from '../../../domain/cases/task-kind';
import { taskMovedBy } from '../../../domain/cases/task-moved';
import type { BackOfficeRequest } from '../../../neighbours/back-office/port';
import type { Database } from '../../../platform/database/database';
import { taskMoved } from '../notifications';
import { setState } from './task-change';

type TaskRow = typeof tasks.$inferSelect;

const typeOf = {
  demand: taskType.demand,
  signing: taskType.signing,
  information: taskType.information,
} as const satisfies Record<BackOfficeRequest['kind'], unknown>;

const stateOf = {
  asked: taskState.ready,
  documentsWanted: taskState.documentsCompleting,
  inProgress: taskState.inProgress,
  finished: taskState.finished,
} as const satisfies Record<BackOfficeRequest['state'], unknown>;

/**
 * Makes tasks of what the back office wants of a case, and goes on with those that it has asked for
 * before. What was followed already changes nothing; a case that is closed is left alone.
 */
export function followRequests(
  db: Database,
  { kinds, ...of }: { caseId: number; now: Date; kinds: TaskKinds },
  requests: readonly BackOfficeRequest[],
): Promise<void> {
  return changeCase(db, of, async (changing) => {
    const change = { ...changing, kinds };
    const { tx, row } = change;
    if (row.state !== caseState.inProgress.code) return;
    const known = await tx
      .select()
      .from(tasks)
      .where(and(eq(tasks.caseId, row.id), isNotNull(tasks.externalId)));
    for (const request of requests) {
      const task = known.find(({ externalId }) => externalId === request.requestId);
      if (task === undefined) await create(change, request);
      else await goOn(change, task, request);
    }
  });
}

type Following = CaseChange & { kinds: TaskKinds };

async function create(change: Following, request: BackOfficeRequest): Promise<void> {
  const { tx, row, now } = change;
  const typeId = typeOf[request.kind].code;
  const [task] = await tx
    .insert(tasks)
    .values({
      caseId: row.id,
      typeId,
      state: taskState.ready.code,
      createdOn: now,
      dueOn: request.dueOn ?? null,
      salesArrangementId: await ofCase(tx, row.id, request.salesArrangementId),
      externalId: request.requestId,
    })
    .returning();
  if (task === undefined) throw new Error('a task was not created');
  await addMessages(change, task, request);
  await tell(change, task, 'asked');
  await move(change, task, request.state);
}

async function goOn(change: Following, task: TaskRow, request: BackOfficeRequest): Promise<void> {
  const hasWritten = await addMessages(change, task, request);
  if (hasWritten) change.touch('task');
  const waits = request.state === 'asked' || request.state === 'documentsWanted';
  // Without a word it has handed nothing back: it has not read the answer yet.
  if (waits && !hasWritten) return;
  await move(change, task, request.state);
}

async function move(
  change: Following,
  task: TaskRow,
  state: BackOfficeRequest['state'],
): Promise<void> {
  const to = stateOf[state];
  if (!change.kinds.mayFollow(task.typeId, task.state, to.code)) return;
  await setState({ ...change, task }, to);
  if (state === 'inProgress') change.touch('task');
  else await tell(change, task, state === 'finished' ? 'finished' : 'returned');
}

const tell = (
  change: Following,
  { id, typeId }: TaskRow,
  step: 'asked' | 'returned' | 'finished',
) =>
  change.event({
    kind: 'task',
    title: change.kinds.of(typeId).events[step] ?? '',
    tells: { kind: taskMoved, taskId: id },
  });

/** An arrangement of another case is none of this one. */
async function ofCase(tx: Database, caseId: number, id: number | undefined) {
  if (id === undefined) return null;
  const isIt = and(eq(salesArrangements.id, id), eq(salesArrangements.caseId, caseId));
  return (await tx.$count(salesArrangements, isIt)) > 0 ? id : null;
}

/** @returns whether there was anything new */
async function addMessages(
  { tx, now }: CaseChange,
  { id: taskId }: TaskRow,
  { messages }: BackOfficeRequest,
): Promise<boolean> {
  const numbers = messages.map(({ messageId }) => messageId);
  const known = await tx
    .select({ externalId: taskMessages.externalId })
    .from(taskMessages)
    .where(and(eq(taskMessages.taskId, taskId), inArray(taskMessages.externalId, numbers)));
  const fresh = messages.filter(
    ({ messageId }) => !known.some(({ externalId }) => externalId === messageId),
  );
  if (fresh.length === 0) return false;
  await tx.insert(taskMessages).values(
    fresh.map(({ messageId, writtenOn, text }) => ({
      taskId,
      externalId: messageId,
      writtenOn: new Date(writtenOn),
      isFromAdvisor: false,
      text,
    })),
  );
  await tx.update(tasks).set(taskMovedBy(undefined, now)).where(eq(tasks.id, taskId));
  return true;
}
