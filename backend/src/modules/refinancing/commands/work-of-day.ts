import { caseState, productType } from '@advisor/contracts/codebooks';
import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { and, asc, eq, gt, inArray, lt, lte, ne, or, sql } from 'drizzle-orm';
import { addDays } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { type CaseChange, changeCase } from '../../../domain/cases/change-case';
import { cases, loans } from '../../../domain/cases/schema/cases';
import { endProcess } from './end-process';
import { offerOfCase } from '../../../domain/refinancing/offers';
import {
  openProcess,
  openProcessStates,
  type ProcessRow,
} from '../../../domain/refinancing/processes';
import { readProcessDocuments } from '../../../domain/refinancing/process-document';
import { loanTermsOf } from '../../../domain/refinancing/repaid-loan';
import { refinancingOffers, refinancingProcesses } from '../../../domain/refinancing/schema';
import { takeEffect } from './take-effect';

interface Working {
  sealer: Pick<Sealer, 'seal'>;
  /** Bank's day, `YYYY-MM-DD`. */
  day: string;
  now: Date;
  /** Told of each case whose work has failed; it stays due, and the others go on. */
  onFailed: (caseId: number, cause: unknown) => void;
}

const { inProgressInProduct, finished, handover } = refinancingState;

/** What happened to processes on a day. */
export interface WorkDone {
  tookEffect: number;
  cancelled: number;
  byDefault: number;
}

/**
 * Processes whose day has come: what is signed takes effect, what is not is cancelled. One after
 * another, each in its own transaction, so that a day that broke off is gone on with, and one that fails
 * holds up no other.
 */
export async function workOfDay(db: Database, working: Working): Promise<WorkDone> {
  const { sealer, now } = working;
  const done: WorkDone = { tookEffect: 0, cancelled: 0, byDefault: 0 };
  const work = async (
    caseId: number,
    inTransaction: (change: CaseChange) => Promise<keyof WorkDone | undefined>,
  ) => {
    try {
      const outcome = await changeCase(db, { caseId, now, sealer }, inTransaction);
      if (outcome !== undefined) done[outcome]++;
    } catch (cause) {
      working.onFailed(caseId, cause);
    }
  };
  for (const process of await dueProcesses(db, working.day))
    await work(process.caseId, (change) => workOnProcess(change, working, process));
  for (const ended of await endedFixations(db, working.day))
    await work(ended.caseId, (change) => giveDefault(change, working, ended));
  return done;
}

const dueProcesses = (db: Database, day: string): Promise<ProcessRow[]> =>
  db
    .select()
    .from(refinancingProcesses)
    .where(
      or(
        and(
          eq(refinancingProcesses.state, inProgressInProduct.code),
          or(
            lte(refinancingProcesses.effectiveFrom, day),
            lt(refinancingProcesses.signatureDeadline, day),
          ),
        ),
        and(
          eq(refinancingProcesses.state, handover.code),
          lte(refinancingProcesses.effectiveFrom, day),
        ),
      ),
    )
    .orderBy(asc(refinancingProcesses.effectiveFrom), asc(refinancingProcesses.id));

async function workOnProcess(
  change: CaseChange,
  working: Working,
  { id, caseId }: ProcessRow,
): Promise<keyof WorkDone | undefined> {
  const { tx } = change;
  const [process] = await tx
    .select()
    .from(refinancingProcesses)
    .where(eq(refinancingProcesses.id, id));
  if (process === undefined) return undefined;
  const end = async (reason: string) => {
    await endProcess(change, process, reason);
    return 'cancelled' as const;
  };
  if (process.state === handover.code) return end('Den účinnosti nabídky uplynul.');
  if (process.state !== inProgressInProduct.code) return undefined;
  const document = (await readProcessDocuments(tx, [process])).get(id);
  const { effectiveFrom, offerId } = process;
  if (document?.state !== 'signed') return end('Klient ve lhůtě nepodepsal.');
  // Signed in time; its day is still to come.
  if (effectiveFrom === null || effectiveFrom > working.day || offerId === null) return undefined;
  const { terms } = await offerOfCase(tx, { caseId, offerId });
  const owed = await takeEffect(change, working.day, process, terms);
  if (owed === undefined) return end(repaid);
  if (owed === 0) await endOthers(change, process);
  return 'tookEffect';
}

const repaid = 'Úvěr je splacený.';

/** Of a loan that is repaid nothing is left to change. */
async function endOthers(change: CaseChange, { id, caseId }: ProcessRow) {
  const others = await change.tx
    .select()
    .from(refinancingProcesses)
    .where(
      and(
        eq(refinancingProcesses.caseId, caseId),
        ne(refinancingProcesses.id, id),
        inArray(refinancingProcesses.state, [...openProcessStates]),
      ),
    );
  for (const other of others) await endProcess(change, other, repaid);
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
  change: CaseChange,
  working: Working,
  { caseId, offerId }: { caseId: number; offerId: number },
): Promise<'byDefault' | undefined> {
  const { tx, row } = change;
  const typeId = refinancingType.refixation.code;
  const { terms } = await offerOfCase(tx, { caseId, offerId });
  const [loan] = await tx.select().from(loans).where(eq(loans.caseId, caseId));
  // Another node was here meanwhile.
  if (loan?.fixedRateValidTo !== addDays(terms.effectiveFrom, -1)) return undefined;
  if (loanTermsOf(row, loan, working.day) === undefined) return undefined;
  const open = await openProcess(tx, caseId, typeId);
  // The retention centre works on it, or nothing was chosen: the client gets what the notice said.
  if (open !== undefined) await endProcess(change, open, 'Fixace skončila bez podpisu.');
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
  await takeEffect(change, working.day, process, terms);
  return 'byDefault';
}
