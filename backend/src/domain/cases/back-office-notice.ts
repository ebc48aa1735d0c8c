import { z } from 'zod';
import type { Database } from '../../platform/database/database';
import { defineJob } from '../../platform/jobs/define-job';
import { enqueue } from '../../platform/jobs/queue';

const noticeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['sent', 'approved']),
    caseId: z.int(),
    salesArrangementId: z.int(),
    decisionId: z.int(),
  }),
  z.object({ kind: z.literal('answered'), caseId: z.int(), messageId: z.int() }),
]);
export type BackOfficeNotice = z.infer<typeof noticeSchema>;

/** Tells the back office what has come of a case. */
export const tellBackOfficeJob = defineJob({ name: 'backOffice.tell', input: noticeSchema });

/** In the transaction that does it: the back office is to hear of it. */
export async function tellBackOffice(
  tx: Database,
  notice: BackOfficeNotice,
  now: Date,
): Promise<void> {
  await enqueue(tx, tellBackOfficeJob, notice, { runAt: now });
}
