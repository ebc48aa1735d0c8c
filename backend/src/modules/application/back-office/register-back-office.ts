import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type BackOfficeNotice, tellBackOfficeJob } from '../../../domain/cases/back-office-notice';
import { tasks } from '../../../domain/cases/schema/case-history';
import { taskMessages } from '../../../domain/cases/schema/task-details';
import { taskKinds } from '../../../domain/cases/task-kind';
import type { Notice } from '../../../neighbours/back-office/port';
import type { Database } from '../../../platform/database/database';
import { defineJob } from '../../../platform/jobs/define-job';
import { enqueue } from '../../../platform/jobs/queue';
import { documentsOfMessages } from '../tasks/attachments';
import { followRequests } from '../commands/follow-requests';

/** Asks the back office what it wants of a case. */
const askBackOfficeJob = defineJob({
  name: 'backOffice.ask',
  input: z.object({ caseId: z.int() }),
});

/** Both may be done twice: the back office knows notices, and the case its requests, by their numbers. */
export function registerBackOffice({ jobs, backend, neighbours }: FastifyInstance): void {
  const { db, clock } = backend;
  const kinds = taskKinds(backend);
  const askOn = async (caseId: number, instant: string | undefined) => {
    if (instant === undefined) return;
    const asked = { runAt: new Date(instant), key: `${caseId} ${instant}` };
    await enqueue(db, askBackOfficeJob, { caseId }, asked);
  };

  jobs.handle(tellBackOfficeJob, async ({ input }) => {
    const notice = await noticeOf(db, input);
    if (notice === undefined) return;
    const { askAgainOn } = await neighbours.backOffice.take(notice);
    await askOn(input.caseId, askAgainOn);
  });

  jobs.handle(askBackOfficeJob, async ({ input: { caseId } }) => {
    const { requests, askAgainOn } = await neighbours.backOffice.requests(caseId);
    await followRequests(db, { caseId, now: clock.now(), kinds }, requests);
    await askOn(caseId, askAgainOn);
  });
}

/** @returns undefined when what it is about is gone */
async function noticeOf(db: Database, input: BackOfficeNotice): Promise<Notice | undefined> {
  const { caseId } = input;
  if (input.kind !== 'answered') {
    const { kind, salesArrangementId, decisionId } = input;
    return { noticeId: `${kind}-${decisionId}`, kind, caseId, salesArrangementId };
  }
  const { kind, messageId } = input;
  const [found] = await db
    .select({ text: taskMessages.text, requestId: tasks.externalId })
    .from(taskMessages)
    .innerJoin(tasks, eq(tasks.id, taskMessages.taskId))
    .where(eq(taskMessages.id, messageId));
  if (found?.requestId == null) return undefined;
  const documents = await documentsOfMessages(db, [messageId]);
  return {
    noticeId: `message-${messageId}`,
    kind,
    caseId,
    requestId: found.requestId,
    text: found.text,
    documentIds: documents.map(({ documentId }) => documentId),
  };
}
