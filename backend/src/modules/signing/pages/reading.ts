import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { type Change, record } from '../change-document';
import { signingAudit } from '../schema/signing-records';

const read = 'readDocument';

/** The signer has reached the document's end since the attempt began: nothing has happened after it. */
export async function hasRead(db: Database, memberId: number): Promise<boolean> {
  const [last] = await db
    .select({ action: signingAudit.action })
    .from(signingAudit)
    .where(eq(signingAudit.memberId, memberId))
    .orderBy(desc(signingAudit.id))
    .limit(1);
  return last?.action === read;
}

/** Notes in the audit trail, once, that the signer has reached the document's end. */
export async function noteReading(change: Change, memberId: number): Promise<void> {
  if (await hasRead(change.tx, memberId)) return;
  await record(change, change.document.row.documentId, read, { memberId });
}
