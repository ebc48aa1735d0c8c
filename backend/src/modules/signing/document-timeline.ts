import { eq } from 'drizzle-orm';
import { recordTimelineEvent } from '../../domain/cases/timeline';
import type { Database } from '../../platform/database/database';
import { documentsOnSA, salesArrangements } from '../../domain/cases/schema/sales-arrangements';

/** What the history of the case tells of a document, by the action in the audit trail. */
const titles = {
  create: 'Dokument připraven k podpisu',
  delegate: 'Digitální podepisování zahájeno',
  giveUp: 'Podepisování zrušeno',
  uploadScan: 'Sken podepsaného dokumentu nahrán',
  seal: 'Dokument podepsán',
  cancelDocument: 'Dokument vyřazen z podepisování',
} as const;

const isRecorded = (action: string): action is keyof typeof titles => Object.hasOwn(titles, action);

interface DocumentEvent {
  tx: Database;
  audit: { actor: string; userId?: number; now: Date };
}

/** Records the action in the timeline of the document's case, in its words; other actions are not. */
export async function recordDocumentEvent(
  { tx, audit }: DocumentEvent,
  { documentId, name }: { documentId: number; name: string },
  action: string,
): Promise<void> {
  if (!isRecorded(action)) return;
  const [found] = await tx
    .select({ caseId: salesArrangements.caseId })
    .from(documentsOnSA)
    .innerJoin(salesArrangements, eq(salesArrangements.id, documentsOnSA.salesArrangementId))
    .where(eq(documentsOnSA.id, documentId));
  if (found === undefined) throw new Error(`document ${documentId} has no case`);
  await recordTimelineEvent(tx, audit.now, {
    caseId: found.caseId,
    kind: 'signing',
    title: titles[action],
    description: name,
    userId: audit.actor === 'user' ? audit.userId : null,
  });
}
