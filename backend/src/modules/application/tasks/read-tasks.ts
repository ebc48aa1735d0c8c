import { codeName } from '@advisor/contracts/code-name';
import { signatureState } from '@advisor/contracts/codebooks/document';
import { taskType } from '@advisor/contracts/codebooks/task';
import type { ListedTask, Task, TaskDetail } from '@advisor/contracts/tasks/endpoints';
import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { discountsOf } from '../../../domain/cases/approved-price-exception';
import type { CaseRow } from '../../../domain/cases/case-access';
import type { Database } from '../../../platform/database/database';
import { tasks } from '../../../domain/cases/schema/case-history';
import { signingDocuments } from '../../../domain/signing/schema';
import {
  priceExceptions,
  taskMessages,
  taskReminders,
} from '../../../domain/cases/schema/task-details';
import { isOfTeamOf, mayTake } from '../../../domain/cases/task-team';
import { users } from '../../../platform/session/schema/users';
import { notFound } from '../../../platform/failure';
import type { SignedInUser } from '../../../platform/session/user';
import { documentsOfMessages } from './attachments';
import { consultationName } from './consultation-types';
import {
  indicatorOf,
  isRequestedTask,
  isOpenTask,
  mayFinish,
  mayTakeBack,
  waitsForAdvisor,
} from '../../../domain/cases/task-state';

const creators = alias(users, 'creators');
const assignees = alias(users, 'assignees');

/** Who is named where nobody asked for a task. */
const workflowName = 'Procesní systém';

/**
 * Tasks with what is told of them, newest first.
 * @param userId whose own reminders and team are told, too; absent: nobody's
 */
export function selectTasks(db: Database, condition: SQL | undefined, userId?: number) {
  return db
    .select({
      task: tasks,
      creator: { firstName: creators.firstName, lastName: creators.lastName },
      assignee: { firstName: assignees.firstName, lastName: assignees.lastName },
      priceException: priceExceptions,
      reminder: taskReminders,
      isOfTeam:
        userId === undefined
          ? sql<boolean>`false`
          : sql<boolean>`coalesce(${isOfTeamOf(db, userId)}, false)`,
      saidOn: sql<Date | null>`(select max(${taskMessages.writtenOn}) from ${taskMessages}
        where ${taskMessages.taskId} = ${tasks.id})`.mapWith(taskMessages.writtenOn),
    })
    .from(tasks)
    .leftJoin(creators, eq(creators.id, tasks.createdBy))
    .leftJoin(assignees, eq(assignees.id, tasks.assignedTo))
    .leftJoin(priceExceptions, eq(priceExceptions.taskId, tasks.id))
    .leftJoin(
      taskReminders,
      and(
        eq(taskReminders.taskId, tasks.id),
        userId === undefined ? sql`false` : eq(taskReminders.userId, userId),
      ),
    )
    .where(condition)
    .orderBy(desc(tasks.createdOn), desc(tasks.id));
}

export type ReadTask = Awaited<ReturnType<typeof selectTasks>>[number];

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

function nameOf({ typeId, consultationTypeId }: ReadTask['task']): string {
  const name = codeName(taskType, typeId);
  const subject = consultationTypeId === null ? undefined : consultationName(consultationTypeId);
  return subject === undefined ? name : `${name} – ${subject}`;
}

export function toTask({ task, creator, assignee, priceException }: ReadTask): Task {
  return {
    taskId: task.id,
    taskTypeId: task.typeId as Task['taskTypeId'],
    state: task.state as Task['state'],
    stateIndicator: indicatorOf(task.state, priceException?.isApproved ?? undefined),
    name: nameOf(task),
    salesArrangementId: task.salesArrangementId ?? undefined,
    createdOn: task.createdOn.toISOString(),
    createdBy: creator === null ? workflowName : fullName(creator),
    assignedTo: assignee === null ? undefined : fullName(assignee),
    dueOn: task.dueOn ?? undefined,
    isWaitingForAdvisor: waitsForAdvisor(task.state),
  };
}

/** What a list of tasks tells the user besides. */
export function toListedTask(found: ReadTask, row: CaseRow, user: SignedInUser): ListedTask {
  const { task, saidOn, reminder } = found;
  const isOpen = isOpenTask(task.state);
  const isForUser = task.assignedTo === user.id;
  return {
    ...toTask(found),
    isOpen,
    ...(isOpen && { waitsSince: (saidOn ?? task.createdOn).toISOString() }),
    isWaitingForCaller: isOpen && waitsForAdvisor(task.state) !== isForUser,
    canBeFinished: isOpen && mayFinish(task, row, user),
    ...ofTeam(found, row, user),
    ...(reminder !== null && {
      reminder: {
        remindOn: reminder.remindOn.toISOString(),
        note: reminder.note ?? undefined,
        isDue: reminder.toldOn !== null,
      },
    }),
  };
}

/** Whether the user may take it from whom, and give it back. */
function ofTeam({ task, isOfTeam }: ReadTask, row: CaseRow, { id }: SignedInUser) {
  const canBeTaken = isRequestedTask(task) && mayTake(task, row, { id, isMember: isOfTeam });
  return {
    canBeTaken,
    ...(canBeTaken && task.assignedTo !== null && { assignedToId: task.assignedTo }),
    canBeGivenBack: isOfTeam && isOpenTask(task.state) && task.assignedTo === id,
  };
}

/** Those that wait for the user, then the other open ones, then the closed. */
const placeOf = ({ isOpen, isWaitingForCaller }: ListedTask) => {
  if (!isOpen) return 2;
  return isWaitingForCaller ? 0 : 1;
};

export async function listTasks(
  db: Database,
  row: CaseRow,
  user: SignedInUser,
): Promise<ListedTask[]> {
  const found = await selectTasks(db, eq(tasks.caseId, row.id), user.id);
  return found
    .map((one) => toListedTask(one, row, user))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** @throws Failure 404 when the case has no such task */
export async function readTask(
  db: Database,
  { row, taskId }: { row: CaseRow; taskId: number },
  user: SignedInUser,
): Promise<TaskDetail> {
  const ofCase = and(eq(tasks.id, taskId), eq(tasks.caseId, row.id));
  const [found] = await selectTasks(db, ofCase, user.id);
  if (found === undefined) throw notFound('Úkol nebyl nalezen.');
  const { task, priceException } = found;
  const [messages, [document]] = await Promise.all([
    db
      .select({
        message: taskMessages,
        author: { firstName: users.firstName, lastName: users.lastName },
      })
      .from(taskMessages)
      .leftJoin(users, eq(users.id, taskMessages.userId))
      .where(eq(taskMessages.taskId, taskId))
      .orderBy(asc(taskMessages.id)),
    db
      .select({ id: signingDocuments.documentId, type: signingDocuments.signatureTypeId })
      .from(signingDocuments)
      .where(
        and(
          eq(signingDocuments.taskId, taskId),
          ne(signingDocuments.state, signatureState.cancelled.code),
        ),
      ),
  ]);
  const documents = await documentsOfMessages(
    db,
    messages.map(({ message }) => message.id),
  );
  const documentsOf = (id: number) => {
    const own = documents.filter(({ messageId }) => messageId === id);
    if (own.length === 0) return undefined;
    return own.map(({ documentId, fileName }) => ({ documentId, fileName }));
  };
  const isOpen = isOpenTask(task.state);
  type SignatureType = NonNullable<TaskDetail['signing']>['signatureTypeId'];
  return {
    ...toListedTask(found, row, user),
    messages: messages.map(({ message, author }) => ({
      writtenOn: message.writtenOn.toISOString(),
      authorName: author === null ? workflowName : fullName(author),
      isFromAdvisor: message.isFromAdvisor,
      text: message.text,
      documents: documentsOf(message.id),
    })),
    documentIds: [...new Set(documents.map(({ documentId }) => documentId))],
    ...(priceException === null
      ? {}
      : {
          priceException: discountsOf(priceException),
          isApproved: priceException.isApproved ?? undefined,
        }),
    ...(document === undefined || document.type === null
      ? {}
      : {
          signing: {
            signatureTypeId: document.type as SignatureType,
            documentOnSAId: document.id,
          },
        }),
    revision: task.revision,
    canBeCancelled: isOpen && isRequestedTask(task) && mayTakeBack(task, row, user),
  };
}
