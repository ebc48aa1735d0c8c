import type { ProcessAction } from '@advisor/contracts/refinancing/process';
import { eq, sql } from 'drizzle-orm';
import type { CaseChange } from '../../../domain/cases/change-case';
import type { EligibleLoan } from '../../../domain/refinancing/eligible-loan';
import type { OfferRow } from '../../../domain/refinancing/offers';
import { readProcessDocuments } from '../../../domain/refinancing/process-document';
import {
  possibleActions,
  processOfCase,
  type ProcessRow,
} from '../../../domain/refinancing/processes';
import { refinancingProcesses } from '../../../domain/refinancing/schema';
import { conflict } from '../../../platform/failure';

/** Who does something with a loan, and when. */
export interface Acting<Loan extends EligibleLoan = EligibleLoan> {
  loan: Loan;
  userId: number;
  now: Date;
}

/** As `changeCase` takes it. */
export const ofLoan = ({ loan, userId, now }: Acting) => ({ caseId: loan.row.id, userId, now });

export interface ProcessOf {
  caseId: number;
  processId: number;
  userId: number;
  now: Date;
}

const refusals: Readonly<Record<ProcessAction, string>> = {
  link: 'Proces už změnit nelze.',
  document: 'K procesu teď dokument připravit nelze.',
  update: 'Proces je ukončený, změnit ho nelze.',
  cancel: 'Proces už zrušit nelze: klient podepsal, nebo je proces ukončený.',
  handOver: 'Proces už předat nelze.',
};

/** A process of the case. @throws Failure 404, or 409 when its state does not allow the action */
export async function requireProcess(
  { tx, row: { id: caseId } }: CaseChange,
  processId: number,
  action: ProcessAction,
): Promise<ProcessRow> {
  const row = await processOfCase(tx, { caseId, processId });
  const document = (await readProcessDocuments(tx, [row])).get(row.id);
  if (possibleActions(row, document).includes(action)) return row;
  throw conflict(document?.state === 'making' ? 'Dokument se právě připravuje.' : refusals[action]);
}

type Change = Partial<
  Pick<
    ProcessRow,
    | 'offerId'
    | 'effectiveFrom'
    | 'signatureDeadline'
    | 'documentId'
    | 'documentJobId'
    | 'comment'
    | 'interestRateDiscount'
  >
>;

/** Whatever somebody changes raises it. */
export const nextVersion = sql`${refinancingProcesses.version} + 1`;

/** Changes what users agree, in a transaction that holds the case. */
export async function changeProcess(
  { tx, userId = null }: Pick<CaseChange, 'tx'> & { userId?: number | null | undefined },
  { id }: Pick<ProcessRow, 'id'>,
  values: Change,
): Promise<ProcessRow> {
  const [changed] = await tx
    .update(refinancingProcesses)
    .set({ ...values, version: nextVersion, changedBy: userId })
    .where(eq(refinancingProcesses.id, id))
    .returning();
  if (changed === undefined) throw new Error('a process has disappeared');
  return changed;
}

/** Gives a process its offer, or takes it: documents are made of it from now on. */
export const setOffer = (
  change: CaseChange,
  process: ProcessRow,
  offer: OfferRow | undefined,
  also: Partial<Pick<ProcessRow, 'comment'>> = {},
): Promise<ProcessRow> =>
  changeProcess(change, process, {
    offerId: offer?.id ?? null,
    effectiveFrom: offer?.terms.effectiveFrom ?? null,
    signatureDeadline: null,
    // Made of the former offer; it was withdrawn, or never made.
    documentId: null,
    documentJobId: null,
    ...also,
  });
