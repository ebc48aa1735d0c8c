import { eq } from 'drizzle-orm';
import { tellCase } from '../../cases/tell-case';
import type { Database } from '../../db/database';
import { documentsOnSA, salesArrangements } from '../../db/schema/sales-arrangements';

/** What the history of the case tells of a document, by the action in the audit trail. */
const titles = {
  create: 'Dokument připraven k podpisu',
  delegate: 'Digitální podepisování zahájeno',
  giveUp: 'Podepisování zrušeno',
  uploadScan: 'Sken podepsaného dokumentu nahrán',
  seal: 'Dokument podepsán',
  cancelDocument: 'Dokument vyřazen z podepisování',
} as const;

const isTold = (action: string): action is keyof typeof titles => Object.hasOwn(titles, action);

interface Teller {
  tx: Database;
  deed: { actor: string; userId?: number; now: Date };
}

/** Tells the history of the document's case, in the words of its timeline; other actions are not. */
export async function tellHistory(
  { tx, deed }: Teller,
  { documentId, name }: { documentId: number; name: string },
  action: string,
): Promise<void> {
  if (!isTold(action)) return;
  const [found] = await tx
    .select({ caseId: salesArrangements.caseId })
    .from(documentsOnSA)
    .innerJoin(salesArrangements, eq(salesArrangements.id, documentsOnSA.salesArrangementId))
    .where(eq(documentsOnSA.id, documentId));
  if (found === undefined) throw new Error(`document ${documentId} has no case`);
  await tellCase(tx, deed.now, {
    caseId: found.caseId,
    kind: 'signing',
    title: titles[action],
    description: name,
    userId: deed.actor === 'user' ? deed.userId : null,
  });
}
