import { caseState, productType } from '@advisor/contracts/codebooks';
import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { and, asc, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { Sealer } from '../../platform/personal-data/sealer';
import { lockCase } from '../cases/lock-case';
import { cases, loans } from '../cases/schema/cases';
import { endProcess } from './change-process';
import { offerOfCase } from './offers';
import { openProcess, type ProcessRow } from './processes';
import { readProcessDocuments } from './process-document';
import { refinancingOffers, refinancingProcesses } from './schema';
import { takeEffect } from './take-effect';

interface Working {
  sealer: Pick<Sealer, 'seal'>;
  /** Bank's day, `YYYY-MM-DD`. */
  day: string;
  now: Date;
}

const { inProgressInProduct, finished } = refinancingState;

/** What happened to processes on a day. */
export interface WorkDone {
  tookEffect: number;
  cancelled: number;
  byDefault: number;
}

/**
 * Processes whose day has come: what is signed takes effect, what is not is cancelled. One after
 * another, each in its own transaction, so that a day that broke off is gone on with.
 */
export async function workOfDay(db: Database, working: Working): Promise<WorkDone> {
  const done: WorkDone = { tookEffect: 0, cancelled: 0, byDefault: 0 };
  for (const process of await dueProcesses(db, working.day)) {
    const outcome = await db.transaction((tx) => workOnProcess(tx, working, process));
    if (outcome !== undefined) done[outcome]++;
  }
  for (const { caseId, offerId } of await endedFixations(db, working.day)) {
    const isDone = await db.transaction((tx) => giveDefault(tx, working, { caseId, offerId }));
    if (isDone) done.byDefault++;
  }
  return done;
}

const dueProcesses = (db: Database, day: string): Promise<ProcessRow[]> =>
  db
    .select()
    .from(refinancingProcesses)
    .where(
      and(
        eq(refinancingProcesses.state, inProgressInProduct.code),
        or(
          lte(refinancingProcesses.effectiveFrom, day),
          lt(refinancingProcesses.signatureDeadline, day),
        ),
      ),
    )
    .orderBy(asc(refinancingProcesses.effectiveFrom), asc(refinancingProcesses.id));

async function workOnProcess(
  tx: Database,
  working: Working,
  { id, caseId }: ProcessRow,
): Promise<keyof WorkDone | undefined> {
  await lockCase(tx, caseId);
  const [process] = await tx
    .select()
    .from(refinancingProcesses)
    .where(eq(refinancingProcesses.id, id));
  if (process?.state !== inProgressInProduct.code) return undefined;
  const document = (await readProcessDocuments(tx, [process])).get(id);
  const { effectiveFrom, offerId } = process;
  if (document?.state !== 'signed') {
    await endProcess(tx, process, { now: working.now, reason: 'Klient ve lhůtě nepodepsal.' });
    return 'cancelled';
  }
  // Signed in time; its day is still to come.
  if (effectiveFrom === null || effectiveFrom > working.day || offerId === null) return undefined;
  const { terms } = await offerOfCase(tx, { caseId, offerId });
  await takeEffect(tx, working, process, terms);
  return 'tookEffect';
}

/** Loans whose fixation is over, with what their clients were told that they get. */
const endedFixations = (db: Database, day: string) =>
  db
    .select({ caseId: loans.caseId, offerId: refinancingOffers.id })
    .from(refinancingOffers)
    .innerJoin(loans, eq(loans.caseId, refinancingOffers.caseId))
    .innerJoin(cases, eq(cases.id, loans.caseId))
    .where(
      and(
        eq(refinancingOffers.isLegalNoticeDefault, true),
        eq(cases.state, caseState.inProgress.code),
        eq(cases.productTypeId, productType.mortgage.code),
        gt(loans.principal, 0),
        lt(loans.fixedRateValidTo, day),
        sql`(${refinancingOffers.terms} ->> 'effectiveFrom')::date = ${loans.fixedRateValidTo} + 1`,
      ),
    )
    .orderBy(asc(loans.caseId));

async function giveDefault(
  tx: Database,
  working: Working,
  { caseId, offerId }: { caseId: number; offerId: number },
): Promise<boolean> {
  await lockCase(tx, caseId);
  const typeId = refinancingType.refixation.code;
  const { terms } = await offerOfCase(tx, { caseId, offerId });
  const open = await openProcess(tx, caseId, typeId);
  // The retention centre works on it, or nothing was chosen: the client gets what the notice said.
  if (open !== undefined)
    await endProcess(tx, open, { now: working.now, reason: 'Fixace skončila bez podpisu.' });
  const [process] = await tx
    .insert(refinancingProcesses)
    .values({
      caseId,
      typeId,
      state: finished.code,
      offerId,
      createdOn: working.now,
      effectiveFrom: terms.effectiveFrom,
    })
    .returning();
  if (process === undefined) throw new Error('no process was made');
  await takeEffect(tx, working, process, terms);
  return true;
}
