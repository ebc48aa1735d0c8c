import { and, count, eq, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database';
import { users } from '../../platform/session/schema/users';
import { publish } from '../../platform/live/signal';
import { isActiveTask, tasks } from './schema/case-history';
import { cases } from './schema/cases';
import { isOpenTask } from './task-state';

type TaskRow = typeof tasks.$inferSelect;

const askers = alias(users, 'askers');
const specialists = alias(users, 'specialists');

/** The team that deals with what a user asks for: that of the user's specialist. */
const teamOfAsker = (db: Database, askerId: number) =>
  db
    .select({ team: specialists.team })
    .from(askers)
    .innerJoin(specialists, eq(specialists.id, askers.mortgageSpecialistId))
    .where(and(eq(askers.id, askerId), isNotNull(specialists.team)));

/** Users who may deal with a task; nobody where the specialist has no team. */
export async function membersFor(
  db: Database,
  { createdBy }: Pick<TaskRow, 'createdBy'>,
): Promise<{ id: number; name: string }[]> {
  if (createdBy === null) return [];
  const members = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(inArray(users.team, teamOfAsker(db, createdBy)), ne(users.id, createdBy)));
  return members.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
}

/** Tasks that the user's team deals with; a condition on `tasks`. */
export const isOfTeamOf = (db: Database, userId: number): SQL => {
  const own = db
    .select({ team: users.team })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.team)));
  return inArray(
    tasks.createdBy,
    db
      .select({ id: askers.id })
      .from(askers)
      .innerJoin(specialists, eq(specialists.id, askers.mortgageSpecialistId))
      .where(and(inArray(specialists.team, own), ne(askers.id, userId))),
  );
};

/** How many tasks of the user's team nobody deals with; those of their own cases are not for them. */
export async function countFreeFor(db: Database, userId: number): Promise<number> {
  const [free] = await db
    .select({ tasks: count() })
    .from(tasks)
    .innerJoin(cases, eq(cases.id, tasks.caseId))
    .where(
      and(
        isNull(tasks.assignedTo),
        isActiveTask(tasks.state),
        ne(cases.ownerId, userId),
        isOfTeamOf(db, userId),
      ),
    );
  return free?.tasks ?? 0;
}

/** Open pages of a team learn that who deals with one of its tasks has changed; in the transaction of that. */
export async function tellTeam(tx: Database, members: readonly { id: number }[]): Promise<void> {
  for (const { id } of members)
    await publish(tx, { to: { userId: id }, message: { topic: 'tasks' } });
}

/** Whether somebody of the team may take it: an open one, and nobody deals with what is their own. */
export const mayTake = (
  task: Pick<TaskRow, 'state' | 'assignedTo'>,
  { ownerId }: { ownerId: number },
  { id, isMember }: { id: number; isMember: boolean },
): boolean => isMember && isOpenTask(task.state) && task.assignedTo !== id && id !== ownerId;
