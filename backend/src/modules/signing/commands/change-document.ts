import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type CaseChange, changeCase } from '../../../domain/cases/change-case';
import type { Database } from '../../../platform/database/database';
import { signingDocuments } from '../../../domain/signing/schema';
import { signingMembers } from '../../../domain/signing/members/schema';
import {
  type AuditAction,
  signerLinks,
  signingAudit,
  signingLinks,
  signingOneTimeCodes,
} from '../schema/signing-records';
import { type Member, readDocument, type SigningDocument } from '../signing-document';
import {
  documentState,
  isComplete,
  type DocumentAction,
  isOpen,
  type MemberAction,
  nextState,
  openDocumentState,
  type Process,
} from '../state-machine';
import type { ActingPlace } from '../acting-place';
import { announceEnd } from '../embed/announce';
import { recordDocumentEvent } from './document-event';
import { finishSigningTask } from './finish-signing-task';

/** Who does something, as the audit trail keeps it. */
export interface AuditContext {
  actor: 'user' | 'client' | 'system';
  userId?: number;
  traceId: string;
  now: Date;
  /** Of a person. */
  from?: ActingPlace;
}

/** A document that nobody else changes until the transaction ends. */
export interface Change extends Pick<CaseChange, 'tx' | 'event' | 'touch'> {
  caseId: number;
  document: SigningDocument;
  audit: AuditContext;
}

/** As `changeCase` takes it. */
export const byActor = ({ actor, userId, now }: AuditContext) => ({
  userId: actor === 'user' ? userId : undefined,
  now,
});

/**
 * Changes a document in one transaction, as `changeCase`; the document's own state follows those of its
 * members.
 */
export function changeDocument<T>(
  db: Database,
  documentId: number,
  audit: AuditContext,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  return changeCase(db, { documentId, ...byActor(audit) }, async ({ tx, event, touch, row }) => {
    const document = await readDocument(tx, documentId);
    const change = { tx, event, touch, caseId: row.id, document, audit };
    const before = openDocumentState(change.document.members);
    const answer = await work(change);
    await followMembers(change, before);
    return answer;
  });
}

type MemberChanges = Partial<typeof signingMembers.$inferInsert>;

/** An attempt begins or ends with nothing left of the one before. */
const blank = {
  expiresOn: null,
  deviceConfirmsOn: null,
  lastErrorMessage: null,
  lastErrorDate: null,
} as const;

/** What was said of the document is over once something happens to it. */
const unsaid = { signingStatus: null } as const;

const left: Partial<Record<MemberAction, MemberChanges>> = {
  withdraw: {
    ...blank,
    signedOn: null,
    signatureImage: null,
    signatureKind: null,
    sealedStrokes: null,
  },
  cancel: blank,
};

/**
 * The one place where states of members change: all of them by the same action, in as many statements
 * as one.
 * @throws Refusal when the state of one does not allow the action; nobody has moved then
 */
export async function moveMembers(
  { tx, audit, document }: Change,
  members: readonly Member[],
  action: MemberAction,
  changes: MemberChanges = {},
): Promise<void> {
  const moves = members.map((member) => ({ member, state: nextState(action, member.state) }));
  const [first] = moves;
  if (first === undefined) return;
  // Whatever the state was, an action leads to one.
  const values = { ...(left[action] ?? blank), ...changes, state: first.state };
  const ids = members.map(({ id }) => id);
  await tx
    .update(signingMembers)
    .set({ ...values, version: sql`${signingMembers.version} + 1` })
    .where(inArray(signingMembers.id, ids));
  await tx
    .update(signingDocuments)
    .set({ ...unsaid, version: sql`${signingDocuments.version} + 1` })
    .where(eq(signingDocuments.documentId, document.row.documentId));
  // A code signs nothing but the attempt that it was sent in.
  await tx.delete(signingOneTimeCodes).where(inArray(signingOneTimeCodes.memberId, ids));
  // So does a personal link, which tells afterwards how the attempt has ended.
  if (first.state === 'inProgress' || first.state === 'notStarted') {
    await tx.delete(signerLinks).where(inArray(signerLinks.memberId, ids));
  }
  const lines = moves.map(({ member, state }) => ({
    memberId: member.id,
    fromState: member.state,
    toState: state,
  }));
  const { documentId } = document.row;
  await record({ tx, audit }, documentId, action, ...lines);
  const { now } = audit;
  const expiresOn = changes.expiresOn;
  await announceEnd(tx, { documentId, action, memberIds: ids, expiresOn, now });
  const { signatureImage: _, sealedStrokes: __, ...shown } = values;
  for (const member of members) Object.assign(member, shown);
  Object.assign(document.row, unsaid);
}

/** @throws Refusal when the member's state does not allow the action */
export const moveMember = (
  change: Change,
  member: Member,
  action: MemberAction,
  changes?: MemberChanges,
): Promise<void> => moveMembers(change, [member], action, changes);

interface AuditDetails {
  memberId?: number;
  fromState?: string;
  toState?: string;
}

/** Writes a line of the audit trail, or one for each of several members. */
export async function record(
  { tx, audit }: Pick<Change, 'tx' | 'audit'>,
  documentId: number,
  action: AuditAction,
  ...details: AuditDetails[]
): Promise<void> {
  const common = {
    documentId,
    happenedOn: audit.now,
    actor: audit.actor,
    userId: audit.actor === 'user' ? audit.userId : null,
    traceId: audit.traceId,
    ...audit.from,
    action,
  };
  const lines = details.length === 0 ? [common] : details.map((line) => ({ ...common, ...line }));
  await tx.insert(signingAudit).values(lines);
}

/** Moves the document to a state of its own (cancelled, signed, waiting for a scan). */
export async function moveDocument(
  change: Change,
  state: number,
  action: DocumentAction,
  changes: Partial<typeof signingDocuments.$inferInsert> = {},
): Promise<void> {
  const { tx, document } = change;
  const { documentId, state: fromState } = document.row;
  await tx
    .update(signingDocuments)
    .set({ ...unsaid, ...changes, state, version: sql`${signingDocuments.version} + 1` })
    .where(eq(signingDocuments.documentId, documentId));
  await record(change, documentId, action, {
    fromState: String(fromState),
    toState: String(state),
  });
  await recordDocumentEvent(change, document.row.name, action);
  const { taskId } = document.row;
  if (state === documentState.signed && taskId !== null) {
    await finishSigningTask(tx, taskId, byActor(change.audit));
  }
  await announceEnd(tx, { documentId, action, memberIds: [], now: change.audit.now });
  Object.assign(document.row, unsaid, changes, { state });
}

/** From now on the document is signed in this process. */
export async function startProcess(change: Change, process: Process): Promise<void> {
  const { tx, document } = change;
  if (document.row.process === process) return;
  await tx
    .update(signingDocuments)
    .set({ process })
    .where(eq(signingDocuments.documentId, document.row.documentId));
  document.row.process = process;
  if (process === 'MSC') await recordDocumentEvent(change, document.row.name, 'delegate');
}

/** The document moves when its members do: what another system has said of it stays until then. */
async function followMembers(change: Change, before: number): Promise<void> {
  const { row, members } = change.document;
  const state = openDocumentState(members);
  if (!isOpen(row.state) || state === before) return;
  const isGivenUp = state === documentState.ready;
  await moveDocument(change, state, 'follow', isGivenUp ? { process: null } : {});
  if (!isGivenUp) return;
  await closeLinks(change);
  await recordDocumentEvent(change, row.name, 'giveUp');
}

/** Links that have lost their purpose no longer open anything. */
export async function closeLinks(
  { tx, audit, document }: Change,
  memberId?: number,
): Promise<void> {
  await tx
    .update(signingLinks)
    .set({ closedOn: audit.now })
    .where(
      and(
        eq(signingLinks.documentId, document.row.documentId),
        isNull(signingLinks.closedOn),
        memberId === undefined ? undefined : eq(signingLinks.memberId, memberId),
      ),
    );
}

/** Everybody has signed, and the document waits to be sealed. */
export const isReadyToSeal = ({ row, members }: SigningDocument): boolean =>
  isOpen(row.state) && row.process !== null && isComplete(members, row.process);
