import { isDeepStrictEqual } from 'node:util';
import { salesArrangementType } from '@advisor/contracts/codebooks';
import type { CaseChangeKind } from '@advisor/contracts/live/messages';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { conflict, notFound } from '../../platform/failure';
import type { Sealer } from '../../platform/personal-data/sealer';
import { type NotificationKind, tellUser } from '../notifications/tell-user';
import { offers } from '../offers/schema/offers';
import type { ArrangementRow } from './arrangement-access';
import type { CaseRow } from './case-access';
import type { ApplicationChange } from './history/changes';
import { applicationChanges } from './history/schema';
import { isLoanApplication, isLoanApplicationType } from './loan-application';
import { tellOfCase } from './case-changed';
import { timelineEvents } from './schema/case-history';
import { cases } from './schema/cases';
import { documentsOnSA, salesArrangements } from './schema/sales-arrangements';

/** What is changed: a case, one of its arrangements, or a document of one. */
type Subject = { caseId: number } | { salesArrangementId: number } | { documentId: number };

/** How far a case and its arrangement are. */
interface State {
  caseState: number;
  arrangementState: number;
  arrangementTypeId: number;
}

type Changing = Subject & {
  /** Absent: the bank itself. */
  userId?: number | undefined;
  now: Date;
  /** Seals what is recorded; absent where nothing is. */
  sealer?: Pick<Sealer, 'seal'>;
  /** Why nothing may change in this state, a Czech sentence; undefined when it may. */
  lock?: (state: State) => string | undefined;
};

/** A case that nobody else changes until the transaction ends, and where its change is written down. */
export interface CaseChange {
  tx: Database;
  row: CaseRow;
  /** What is changed; of a case its application. */
  arrangement: ArrangementRow;
  application: ArrangementRow;
  /** Absent: the bank itself. */
  userId: number | undefined;
  now: Date;
  /** Says that the case has changed where neither `event` nor `record` tells of it. */
  touch: (kind: CaseChangeKind) => void;
  /** Writes an event into the history of the case. */
  event: (
    event: Pick<typeof timelineEvents.$inferInsert, 'kind' | 'title' | 'description'> & {
      /** Whom its title is told by a notification; without `userId` the owner of the case. It leads to the task. */
      tells?: { kind: NotificationKind; userId?: number; taskId?: number } | undefined;
    },
  ) => Promise<void>;
  /** Keeps who changed what of the arrangement; what stays as it was is no change. */
  record: (
    change: Pick<ApplicationChange, 'subject' | 'subjectId' | 'before' | 'after'> & {
      /** Who it was, where it is not the one who changes. */
      userId?: number;
    },
  ) => Promise<void>;
}

/**
 * The one way to change a case and what hangs on it, in one transaction: arrangements are taken by
 * their numbers and then the case, so that nobody waits for the other, and what `work` throws undoes
 * everything. What hangs on them (tasks, documents, people, offers) needs no lock of its own.
 * @throws Failure 404 when it is gone, 409 with the reason of `lock`
 */
export function changeCase<Answer>(
  db: Database,
  { userId, now, sealer, lock, ...subject }: Changing,
  work: (change: CaseChange) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const taken = await take(tx, subject);
    const { row, arrangement } = taken;
    const closed = lock?.({
      caseState: row.state,
      arrangementState: arrangement.state,
      arrangementTypeId: arrangement.typeId,
    });
    if (closed !== undefined) throw conflict(closed);
    const changes = new Set<CaseChangeKind>();
    const touch = (kind: CaseChangeKind) => void changes.add(kind);
    const answer = await work({
      ...taken,
      tx,
      userId,
      now,
      touch,
      event: async ({ tells, ...event }) => {
        touch(event.kind);
        await tx
          .insert(timelineEvents)
          .values({ ...event, caseId: row.id, userId: userId ?? null, happenedOn: now });
        if (tells === undefined) return;
        const whom = { userId: row.ownerId, by: userId, ...tells };
        await tellUser(tx, { ...whom, title: event.title, caseId: row.id, now });
      },
      record: async (change) => {
        if (sealer === undefined) throw new Error('nothing seals what is recorded');
        touch(change.subject);
        const salesArrangementId = arrangement.id;
        const by = { salesArrangementId, userId: userId ?? row.ownerId, now };
        await recordChange(tx, sealer, { ...by, ...change });
      },
    });
    if (changes.size > 0) {
      // A clock that is behind takes nothing back.
      const lastChangedOn = sql`greatest(${cases.lastChangedOn}, ${now.toISOString()}::timestamptz)`;
      await tx.update(cases).set({ lastChangedOn }).where(eq(cases.id, row.id));
      await tellOfCase(tx, row.id, { userId, changes: [...changes] });
    }
    return answer;
  });
}

const isApplication = ({ typeId }: ArrangementRow) =>
  typeId === salesArrangementType.loanApplication.code;

/** An application is older than what changes it afterwards: it is taken first. */
async function take(tx: Database, subject: Subject) {
  const isSubject = conditionOf(tx, subject);
  const inCase = tx
    .select({ caseId: salesArrangements.caseId })
    .from(salesArrangements)
    .where(isSubject);
  const taken = await tx
    .select()
    .from(salesArrangements)
    .where(and(inArray(salesArrangements.caseId, inCase), or(isSubject, isLoanApplicationType)))
    .orderBy(asc(salesArrangements.id))
    .for('no key update');
  const application = taken.find(isApplication);
  const arrangement = taken.find((one) => !isApplication(one)) ?? application;
  const isGone = 'salesArrangementId' in subject && arrangement?.id !== subject.salesArrangementId;
  if (application === undefined || arrangement === undefined || isGone)
    throw notFound('Žádost nebyla nalezena.');
  const [row] = await tx
    .select()
    .from(cases)
    .where(eq(cases.id, application.caseId))
    .for('no key update');
  if (row === undefined) throw new Error('an application has no case');
  return { row, arrangement, application };
}

function conditionOf(tx: Database, subject: Subject) {
  if ('caseId' in subject) return isLoanApplication(subject.caseId);
  if ('salesArrangementId' in subject) return eq(salesArrangements.id, subject.salesArrangementId);
  const ofDocument = tx
    .select({ id: documentsOnSA.salesArrangementId })
    .from(documentsOnSA)
    .where(eq(documentsOnSA.id, subject.documentId));
  return inArray(salesArrangements.id, ofDocument);
}

/** Takes an offer of which a case is made: there is no case yet that could be taken. */
export async function takeOffer(tx: Database, offerId: number) {
  const [offer] = await tx.select().from(offers).where(eq(offers.id, offerId)).for('no key update');
  return offer;
}

/** Keeps a change of an application, whoever made it; what stays as it was is none. */
export async function recordChange(
  tx: Database,
  sealer: Pick<Sealer, 'seal'>,
  { before, after, now, ...change }: ApplicationChange,
): Promise<void> {
  if (isDeepStrictEqual(before, after)) return;
  await tx.insert(applicationChanges).values({
    ...change,
    changedOn: now,
    sealedChange: sealer.seal(JSON.stringify({ before, after })),
  });
}
