import type { DecisionKind } from '@advisor/contracts/decision/codes';
import { asc, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database';
import { users } from '../../platform/session/schema/users';
import type { SignedInUser } from '../../platform/session/user';
import type { ArrangementRow } from '../cases/arrangement-access';
import type { CaseRow } from '../cases/case-access';
import type { Lock } from '../flow/locks';
import { applicationDecisions } from './schema';
import { salesArrangementState } from '@advisor/contracts/codebooks';

export type DecisionRow = typeof applicationDecisions.$inferSelect & { userName: string };

/** The way of an arrangement through the bank, in its order. */
export async function readDecisions(
  db: Database,
  salesArrangementId: number,
): Promise<DecisionRow[]> {
  const rows = await db
    .select({
      decision: applicationDecisions,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(applicationDecisions)
    .innerJoin(users, eq(users.id, applicationDecisions.userId))
    .where(eq(applicationDecisions.salesArrangementId, salesArrangementId))
    .orderBy(asc(applicationDecisions.id));
  return rows.map(({ decision, firstName, lastName }) => ({
    ...decision,
    userName: `${firstName} ${lastName}`,
  }));
}

/** What the history of a case calls it. */
export const decisionTitles: Readonly<Record<DecisionKind, string>> = {
  sent: 'Žádost odeslána ke schválení',
  approved: 'Žádost schválena',
  refused: 'Žádost zamítnuta',
  returned: 'Žádost vrácena poradci',
};

const assigned = alias(users, 'assigned');
const teammates = alias(users, 'teammates');

/** Specialists are those whom other users are assigned to, and who is in a team with one; they decide. */
export async function isSpecialist(db: Database, userId: number): Promise<boolean> {
  const ofUser = db.select({ team: users.team }).from(users).where(eq(users.id, userId));
  const [found] = await db
    .select({ id: assigned.id })
    .from(assigned)
    .innerJoin(teammates, eq(teammates.id, assigned.mortgageSpecialistId))
    .where(or(eq(teammates.id, userId), inArray(teammates.team, ofUser)))
    .limit(1);
  return found !== undefined;
}

interface Deciding {
  arrangement: Pick<ArrangementRow, 'createdBy' | 'state'>;
  row: Pick<CaseRow, 'ownerId'>;
  history: readonly Pick<DecisionRow, 'kind' | 'userId'>[];
  user: SignedInUser;
}

/** Why the user may not decide, whatever the state: nobody decides what is their own. */
export async function deciderLock(
  db: Database,
  { arrangement, row, history, user }: Omit<Deciding, 'state'>,
): Promise<Lock> {
  if (!(await isSpecialist(db, user.id))) return 'O žádosti rozhoduje hypoteční specialista.';
  const isOwn =
    row.ownerId === user.id ||
    arrangement.createdBy === user.id ||
    history.some(({ kind, userId }) => kind === 'sent' && userId === user.id);
  return isOwn ? 'O vlastní žádosti rozhodovat nemůžete, musí ji posoudit někdo jiný.' : undefined;
}

/** Only what was sent waits for a decision. */
export const decisionLock = (state: number): Lock =>
  state === salesArrangementState.inApproval.code ? undefined : 'Žádost nečeká na rozhodnutí.';
