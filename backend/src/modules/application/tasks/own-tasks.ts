import type { taskCalls } from '@advisor/contracts/tasks/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { listedFor } from '../../../domain/cases/case-access';
import { isDebtor, isLoanApplication } from '../../../domain/cases/loan-application';
import { isActiveTask, tasks } from '../../../domain/cases/schema/case-history';
import { cases } from '../../../domain/cases/schema/cases';
import { customersOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { taskReminders } from '../../../domain/cases/schema/task-details';
import { waitingTaskStates } from '../../../domain/cases/task-state';
import { isOfTeamOf } from '../../../domain/cases/task-team';
import type { Config } from '../../../platform/config/config';
import type { Database } from '../../../platform/database/database';
import type { Call } from '../../../platform/http/contract-routes';
import { users } from '../../../platform/session/schema/users';
import type { SignedInUser } from '../../../platform/session/user';
import { selectTasks, toListedTask } from './read-tasks';

type Asked = Call<typeof taskCalls.mine>['query'];
type OwnTasks = CallResponse<typeof taskCalls.mine>;

const isOpen = isActiveTask(tasks.state);
const waitsForAdvisor = inArray(tasks.state, [...waitingTaskStates]);
const waitsForOthers = notInArray(tasks.state, [...waitingTaskStates]);

/**
 * Numbers of open tasks of the list, each part by an index of its own: the advisor is whoever owns the
 * case now, whoever has asked.
 */
const listOf = (db: Database, { id }: SignedInUser, list: Asked['list']) => {
  const ofOwnCases = (condition: SQL | undefined) =>
    db
      .select({ id: tasks.id })
      .from(tasks)
      .innerJoin(cases, eq(cases.id, tasks.caseId))
      .where(and(eq(cases.ownerId, id), isOpen, condition));
  const those = (condition: SQL | undefined) =>
    db
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(isOpen, waitsForOthers, condition));
  const isNotOwn = or(isNull(tasks.assignedTo), ne(tasks.assignedTo, id));
  const all = (condition: SQL | undefined) =>
    db.select({ id: tasks.id }).from(tasks).where(and(isOpen, condition));
  if (list === 'ofTeam') {
    return all(isOfTeamOf(db, id));
  }
  if (list === 'reminders') {
    const reminded = db
      .select({ id: taskReminders.taskId })
      .from(taskReminders)
      .where(eq(taskReminders.userId, id));
    return all(inArray(tasks.id, reminded));
  }
  return list === 'waitingForMe'
    ? unionAll(ofOwnCases(waitsForAdvisor), those(eq(tasks.assignedTo, id)))
    : unionAll(
        ofOwnCases(and(waitsForOthers, isNotOwn)),
        those(and(eq(tasks.createdBy, id), isNotOwn)),
      );
};

const orders = {
  due: [sql`${tasks.dueOn} asc nulls last`, asc(tasks.id)],
  newest: [desc(tasks.createdOn), desc(tasks.id)],
  oldest: [asc(tasks.createdOn), asc(tasks.id)],
} satisfies Record<Asked['sort'], SQL[]>;

/** Tasks of a list over all cases that lists show the user. */
export async function ownTasks(
  db: Database,
  user: SignedInUser,
  { list, taskTypeId, isOverdue, isFree, sort, offset, pageSize }: Asked,
  { today, config }: { today: string; config: Pick<Config, 'demoUsers'> },
): Promise<OwnTasks> {
  const found = await db
    .select({
      taskId: tasks.id,
      row: cases,
      firstName: customersOnSA.firstName,
      lastName: customersOnSA.lastName,
    })
    .from(tasks)
    .innerJoin(cases, eq(cases.id, tasks.caseId))
    .innerJoin(salesArrangements, isLoanApplication(cases.id))
    .innerJoin(
      customersOnSA,
      and(eq(customersOnSA.salesArrangementId, salesArrangements.id), isDebtor),
    )
    .where(
      and(
        inArray(tasks.id, listOf(db, user, list)),
        listedFor(user, config),
        taskTypeId === undefined ? undefined : eq(tasks.typeId, taskTypeId),
        isOverdue === 'true' ? lt(tasks.dueOn, today) : undefined,
        isFree === 'true' ? isNull(tasks.assignedTo) : undefined,
      ),
    )
    .orderBy(...orders[sort])
    .offset(offset)
    .limit(pageSize + 1);
  const page = found.slice(0, pageSize);
  const read = await selectTasks(
    db,
    inArray(
      tasks.id,
      page.map(({ taskId }) => taskId),
    ),
    user.id,
  );
  const rows = page.flatMap(({ taskId, row, ...customer }) => {
    const one = read.find(({ task }) => task.id === taskId);
    return one === undefined ? [] : [{ ...toListedTask(one, row, user), caseId: row.id, customer }];
  });
  const isMember = and(eq(users.id, user.id), isNotNull(users.team));
  const isInTeam = (await db.$count(users, isMember)) > 0;
  return { rows, isInTeam, pagination: { offset, pageSize, hasNext: found.length > pageSize } };
}
