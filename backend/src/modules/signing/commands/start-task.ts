import { taskType } from '@advisor/contracts/codebooks/task';
import type { signingCalls } from '@advisor/contracts/signing/calls';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { and, eq, ne } from 'drizzle-orm';
import type { Call } from '../../../platform/http/contract-routes';
import { isActiveTask, tasks } from '../../../domain/cases/schema/case-history';
import { signingDocuments } from '../../../domain/signing/schema';
import { badRequest, conflict, notFound } from '../../../platform/failure';
import { openCase } from '../../../domain/cases/case-access';
import { loanApplicationOf } from '../../../domain/cases/loan-application';
import { deedOf } from '../service/service-call';
import { documentState } from '../state-machine';
import { createDocument, isPreparedSo } from './create-document';
import { describeDocument } from '../documents/document-list';
import { loanContract } from '../../../domain/documents/loan/loan-contract';

/**
 * Prepares the contract that a task of the workflow wants signed; another one after it was taken
 * out of signing.
 * @throws Failure 404 for no such task, 400 for one that is about something else, 409 for one that
 * is finished or has been started otherwise
 */
export async function startTask(call: Call<typeof signingCalls.startTask>): Promise<DocumentOnSA> {
  const { db, user, params, body, request } = call;
  const row = await openCase(call);
  const [task] = await db
    .select({ typeId: tasks.typeId, isActive: isActiveTask(tasks.state) })
    .from(tasks)
    .where(and(eq(tasks.id, params.taskId), eq(tasks.caseId, row.id)));
  if (task === undefined) throw notFound('Úkol nebyl nalezen.');
  if (task.typeId !== taskType.signing.code) throw badRequest('Úkol není k podpisu.');
  if (!task.isActive) throw conflict('Úkol je již ukončen.');
  const [started] = await db
    .select()
    .from(signingDocuments)
    .where(
      and(
        eq(signingDocuments.taskId, params.taskId),
        ne(signingDocuments.state, documentState.cancelled),
      ),
    );
  if (started !== undefined) {
    const wanted = { ...body, taskId: params.taskId };
    if (await isPreparedSo(db, started, wanted, user)) {
      return describeDocument(call, started.documentId);
    }
    throw conflict('Podepisování k tomuto úkolu již bylo zahájeno.');
  }
  const documentId = await createDocument(request.server, {
    arrangement: await loanApplicationOf(db, row.id),
    row,
    documentTypeCode: loanContract.documentTypeCode,
    signatureTypeId: body.signatureTypeId,
    taskId: params.taskId,
    user,
    audit: deedOf(call),
  });
  return describeDocument(call, documentId);
}
