import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { permission } from '@advisor/contracts/permissions';
import type { ProcessAction, RefinancingProcess } from '@advisor/contracts/refinancing/process';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/failure';
import type { SignedInUser } from '../../platform/session/user';
import { type ProcessDocument, readProcessDocuments } from './process-document';
import { refinancingOffers, refinancingProcesses } from './schema';

export type ProcessRow = typeof refinancingProcesses.$inferSelect;
type State = RefinancingProcess['state'];

const { inProgressInProduct, inProgressInBackOffice, signing, finished, handover, cancelled } =
  refinancingState;

/** States in which somebody works on a process: the table's, which knows nothing of documents. */
export const openProcessStates: readonly number[] = [inProgressInProduct.code, handover.code];

/** The state as it is told: what a document is at shows only while a process is worked on. */
export function stateOf(row: ProcessRow, document: ProcessDocument | undefined): State {
  if (row.state !== inProgressInProduct.code) return row.state as State;
  if (document?.state === 'signed') return inProgressInBackOffice.code;
  return document?.state === 'signing' ? signing.code : inProgressInProduct.code;
}

const actionsIn: Readonly<Record<State, readonly ProcessAction[]>> = {
  [inProgressInProduct.code]: ['link', 'document', 'update', 'cancel', 'handOver'],
  [inProgressInBackOffice.code]: ['update'],
  [signing.code]: ['update', 'cancel'],
  [finished.code]: [],
  [handover.code]: ['update', 'cancel'],
  [cancelled.code]: [],
};

/** What may be done with a process in its state, whoever asks. */
export function possibleActions(
  row: ProcessRow,
  document: ProcessDocument | undefined,
): readonly ProcessAction[] {
  const actions = actionsIn[stateOf(row, document)];
  const isMaking = document?.state === 'making';
  return actions.filter((action) => {
    if (isMaking) return action === 'update';
    if (action === 'document') return row.offerId !== null;
    return action !== 'handOver' || row.typeId !== refinancingType.extraPayment.code;
  });
}

/** The document of a cancelled process is taken out of signing a while later; it counts as cancelled at once. */
const documentOf = (
  { state }: ProcessRow,
  document: ProcessDocument | undefined,
): ProcessDocument | undefined =>
  document?.state === 'signing' && state === cancelled.code
    ? { ...document, state: 'cancelled' }
    : document;

function toProcess(
  row: ProcessRow,
  document: ProcessDocument | undefined,
  { user, offerValidTo }: { user: SignedInUser; offerValidTo: string | undefined },
): RefinancingProcess {
  return {
    processId: row.id,
    version: row.version,
    refinancingTypeId: row.typeId as RefinancingProcess['refinancingTypeId'],
    state: stateOf(row, document),
    salesArrangementId: row.salesArrangementId ?? undefined,
    offerId: row.offerId ?? undefined,
    createdOn: row.createdOn.toISOString(),
    effectiveFrom: row.effectiveFrom ?? undefined,
    offerValidTo,
    signatureDeadline: row.signatureDeadline ?? undefined,
    comment: row.comment ?? undefined,
    document: documentOf(row, document),
    actions: user.permissions.has(permission.manageRefinancing)
      ? [...possibleActions(row, document)]
      : [],
  };
}

/** As they are told to the user. */
export async function describeProcesses(
  db: Database,
  rows: readonly ProcessRow[],
  user: SignedInUser,
): Promise<RefinancingProcess[]> {
  const [documents, lastDays] = await Promise.all([
    readProcessDocuments(db, rows),
    lastDaysOf(
      db,
      rows.flatMap(({ offerId }) => offerId ?? []),
    ),
  ]);
  return rows.map((row) =>
    toProcess(row, documents.get(row.id), { user, offerValidTo: lastDays.get(row.offerId ?? 0) }),
  );
}

/** On which offers may be taken over, by their ids. */
async function lastDaysOf(db: Database, offerIds: number[]): Promise<ReadonlyMap<number, string>> {
  if (offerIds.length === 0) return new Map();
  const rows = await db
    .select({ id: refinancingOffers.id, validTo: refinancingOffers.validTo })
    .from(refinancingOffers)
    .where(inArray(refinancingOffers.id, offerIds));
  return new Map(rows.map(({ id, validTo }) => [id, validTo]));
}

/** As it is told to the user. */
export async function describeProcess(
  db: Database,
  row: ProcessRow,
  user: SignedInUser,
): Promise<RefinancingProcess> {
  const [process] = await describeProcesses(db, [row], user);
  if (process === undefined) throw new Error('a process was not described');
  return process;
}

/** Newest first. @param typeId of `refinancingType`; absent: all */
export const processesOf = (db: Database, caseId: number, typeId?: number): Promise<ProcessRow[]> =>
  db
    .select()
    .from(refinancingProcesses)
    .where(
      and(
        eq(refinancingProcesses.caseId, caseId),
        typeId === undefined ? undefined : eq(refinancingProcesses.typeId, typeId),
      ),
    )
    .orderBy(desc(refinancingProcesses.id));

/** The process of a kind that somebody works on. */
export async function openProcess(
  db: Database,
  caseId: number,
  typeId: number,
): Promise<ProcessRow | undefined> {
  const [row] = await db
    .select()
    .from(refinancingProcesses)
    .where(
      and(
        eq(refinancingProcesses.caseId, caseId),
        eq(refinancingProcesses.typeId, typeId),
        inArray(refinancingProcesses.state, [...openProcessStates]),
      ),
    );
  return row;
}

interface Wanted {
  caseId: number;
  processId: number;
  /** Of `refinancingType`; absent: any. */
  typeId?: number;
}

/** @throws Failure 404 for a process of another case or kind */
export async function processOfCase(
  db: Database,
  { caseId, processId, typeId }: Wanted,
): Promise<ProcessRow> {
  const [row] = await db
    .select()
    .from(refinancingProcesses)
    .where(and(eq(refinancingProcesses.id, processId), eq(refinancingProcesses.caseId, caseId)));
  if (row === undefined || (typeId !== undefined && row.typeId !== typeId))
    throw notFound('Proces nebyl nalezen.');
  return row;
}
