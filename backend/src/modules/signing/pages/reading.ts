import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { type Change, record } from '../commands/change-document';
import { signingAudit } from '../schema/signing-records';
import { actionsLeadingTo } from '../state-machine';

const read = 'readDocument';
/** An attempt begins by one of these. */
const beginnings = actionsLeadingTo('inProgress');

/** The signer has reached the document's end since the attempt began. */
export async function hasRead(db: Database, memberId: number): Promise<boolean> {
  const [last] = await db
    .select({ action: signingAudit.action })
    .from(signingAudit)
    .where(
      and(eq(signingAudit.memberId, memberId), inArray(signingAudit.action, [read, ...beginnings])),
    )
    .orderBy(desc(signingAudit.id))
    .limit(1);
  return last?.action === read;
}

/** Notes in the audit trail, once, that the signer has reached the document's end. */
export async function noteReading(change: Change, memberId: number): Promise<void> {
  if (await hasRead(change.tx, memberId)) return;
  await record(change, change.document.row.documentId, read, { memberId });
}
