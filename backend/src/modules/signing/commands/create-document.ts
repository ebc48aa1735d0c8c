import { randomInt } from 'node:crypto';
import { salesArrangementState } from '@advisor/contracts/codebooks';
import { documentSource, signatureType } from '@advisor/contracts/codebooks/document';
import { and, eq, notInArray } from 'drizzle-orm';
import { badRequest, conflict } from '../../../platform/failure';
import type { Database } from '../../../platform/database/database';
import { documentsOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { reserveDocumentId } from '../../../domain/signing/document-id';
import { signingDocuments } from '../../../domain/signing/schema';
import type { SignedInUser } from '../../../platform/session/user';
import type { CaseRow } from '../../../domain/cases/case-access';
import { changeCase } from '../../../domain/cases/change-case';
import { documentKinds } from '../../../domain/documents/document-kinds';
import { peopleOn } from '../../../domain/cases/people';
import { type AuditContext, byActor, record } from './change-document';
import type { ContentNode } from '../content/content-node';
import { makeContent } from '../content/document-content';
import { saveContent } from './save-content';
import { signingAudit } from '../schema/signing-records';
import { documentState } from '../state-machine';
import { recordDocumentEvent } from './document-event';
import { kindLocks } from '../documents/kind-lock';
import { advisorMember, clientMembers, type NewGroup, writeSigners } from './write-signers';

interface NewDocument {
  arrangement: typeof salesArrangements.$inferSelect;
  row: CaseRow;
  documentTypeCode: string;
  signatureTypeId: number;
  taskId?: number;
  /** Reserved for it: it is made under this id, once. */
  documentId?: number;
  user: Pick<SignedInUser, 'id' | 'firstName' | 'lastName'>;
  audit: AuditContext;
}

const finished = [documentState.signed, documentState.cancelled];

/**
 * Whether the user has prepared the document in this way and nobody has done anything with it since:
 * the call has come before.
 */
export async function isPreparedSo(
  db: Database,
  document: typeof signingDocuments.$inferSelect,
  { signatureTypeId, taskId = null }: { signatureTypeId: number; taskId?: number | null },
  user: NewDocument['user'],
): Promise<boolean> {
  if (document.signatureTypeId !== signatureTypeId || document.taskId !== taskId) return false;
  const deeds = await db
    .select({ userId: signingAudit.userId })
    .from(signingAudit)
    .where(eq(signingAudit.documentId, document.documentId));
  return deeds.length === 1 && deeds[0]?.userId === user.id;
}

/**
 * Prepares a document for signing by the applicants and the advisor; the same call once more does
 * nothing.
 * @returns its id
 * @throws Failure 400 for a kind that the arrangement does not have; 409 when it is being signed,
 * or something comes first;
 * 503 when the client register does not answer
 */
export async function createDocument(node: ContentNode, input: NewDocument): Promise<number> {
  const { db } = node.backend;
  const { arrangement, row, documentTypeCode, signatureTypeId, taskId, user, audit } = input;
  const kind = documentKinds(node.backend, arrangement.typeId, row.productTypeId).find(
    (known) => known.documentTypeCode === documentTypeCode,
  );
  if (kind === undefined) {
    throw badRequest('Tento dokument nelze k žádosti připravit.', { field: 'documentTypeCode' });
  }
  if (!kind.signatureTypeIds.some((id) => id === signatureTypeId)) {
    throw badRequest('Dokument nelze tímto způsobem podepsat.', { field: 'signatureTypeId' });
  }
  refuseCancelled(arrangement);
  const reserved = input.documentId;
  const lockOf = await kindLocks(node.backend, { arrangement, row }, audit.now);
  const closed = await lockOf(documentTypeCode, { isReserved: reserved !== undefined });
  if (closed !== undefined) throw conflict(closed.reason);
  const isPhysical = signatureTypeId === signatureType.physical.code;
  const formId = newFormId(arrangement.caseId);
  const documentId = reserved ?? (await reserveDocumentId(db));
  const document = {
    documentId,
    externalId: externalIdOf(documentId),
    typeCode: documentTypeCode,
    name: kind.name,
    signatureTypeId,
  };
  const group = await applicantsGroup(db, arrangement, { formId, formTitle: kind.name, user });
  // Before anything is locked: it asks the client register, and is printed for its hash.
  const content = await makeContent(node, {
    ...document,
    formId,
    createdOn: audit.now,
    arrangement,
    forms: [group],
  });
  // Of two who prepare the same document, the second waits here and finds the first one's.
  const change = { salesArrangementId: arrangement.id, ...byActor(audit) };
  return changeCase(db, change, async ({ tx, arrangement: locked, event }) => {
    // Meanwhile, perhaps.
    refuseCancelled(locked);
    const [same] = await tx
      .select({ document: signingDocuments })
      .from(signingDocuments)
      .innerJoin(documentsOnSA, eq(documentsOnSA.id, signingDocuments.documentId))
      .where(
        and(
          eq(documentsOnSA.salesArrangementId, arrangement.id),
          eq(signingDocuments.typeCode, documentTypeCode),
          notInArray(signingDocuments.state, finished),
        ),
      )
      .limit(1);
    if (same !== undefined) {
      if (same.document.documentId === reserved) return reserved;
      if (await isPreparedSo(tx, same.document, input, user)) return same.document.documentId;
      throw conflict('Tento dokument již na podpis čeká.');
    }
    await tx
      .insert(documentsOnSA)
      .values({ id: documentId, salesArrangementId: arrangement.id, formId, createdOn: audit.now });
    await tx.insert(signingDocuments).values({
      ...document,
      source: taskId === undefined ? documentSource.product.code : documentSource.workflow.code,
      state: isPhysical ? documentState.waitingForScan : documentState.ready,
      taskId,
    });
    await saveContent(node.backend, tx, documentId, content);
    await writeSigners(tx, documentId, [group], signatureTypeId);
    await record({ tx, audit }, documentId, 'create');
    await recordDocumentEvent({ event }, kind.name, 'create');
    return documentId;
  });
}

function refuseCancelled({ state }: { state: number }): void {
  if (state === salesArrangementState.cancelled.code)
    throw conflict('Žádost je stornovaná, dokumenty k ní nelze připravit.');
}

/** Number of a document in the signature service. */
export const externalIdOf = (documentId: number): string =>
  `EP-${String(documentId).padStart(6, '0')}`;

/** Number that the barcode carries. */
const newFormId = (caseId: number): string =>
  `N${String(caseId).padStart(12, '0')}${randomInt(36 ** 3, 36 ** 4)
    .toString(36)
    .toUpperCase()}`;

/** Whom the arrangement is about, and the advisor for the bank. */
async function applicantsGroup(
  db: Database,
  arrangement: typeof salesArrangements.$inferSelect,
  { formId, formTitle, user }: { formId: string; formTitle: string; user: NewDocument['user'] },
): Promise<NewGroup> {
  return {
    formId,
    formTitle,
    members: [...clientMembers(await peopleOn(db, arrangement)), advisorMember(user)],
  };
}
