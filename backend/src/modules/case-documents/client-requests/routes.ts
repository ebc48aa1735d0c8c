import { Readable } from 'node:stream';
import { clientRequestCalls } from '@advisor/contracts/client-requests/calls';
import { permission } from '@advisor/contracts/permissions';
import type { FastifyInstance } from 'fastify';
import { temporaryContent } from '../../../domain/case-documents/temporary-content';
import { clientUpload } from '../../../domain/case-documents/uploads';
import { openCase } from '../../../domain/cases/case-access';
import { forbidden, notFound } from '../../../platform/failure';
import { serve } from '../../../platform/http/contract-routes';
import { idempotencyKey } from '../../../platform/http/idempotency-key';
import { originOf } from '../../../platform/http/request-origin';
import { askClient } from '../commands/client-requests/ask-client';
import { endRequest, sendRequestAgain } from '../commands/client-requests/change-request';
import { acceptFile, refuseFile } from '../commands/client-requests/decide-file';
import { peopleWithContacts } from './contact';
import { listRequests } from './list-requests';
import { registerRefusals } from './refusal-job';
import { fileOfCase } from './request-of-case';
import { fileStateOf } from './request-state';

const unknownRequest = 'Žádost o podklady nebyla nalezena.';
const unknownFile = 'Soubor od klienta nebyl nalezen.';

/** What advisors ask clients for by a personal link, and what has come. */
export function registerClientRequests(app: FastifyInstance): void {
  const { backend } = app;
  registerRefusals(app);

  serve(app, clientRequestCalls.list, async (call) => {
    const { id } = await openCase(call);
    return listRequests(backend, id);
  });

  serve(app, clientRequestCalls.people, async (call) => {
    const { id } = await openCase(call);
    return peopleWithContacts(app, id);
  });

  serve(app, clientRequestCalls.ask, async (call) => {
    const { id: caseId } = await openCase(call);
    const { user, request, body } = call;
    const asking = { caseId, userId: user.id, key: idempotencyKey(request) };
    return askClient(app, { ...asking, origin: originOf(request) }, body);
  });

  serve(app, clientRequestCalls.sendAgain, async (call) => {
    await openCase(call, unknownRequest);
    const { params, user, body, request } = call;
    const deed = { ...params, userId: user.id };
    return sendRequestAgain(app, deed, { ...body, origin: originOf(request) });
  });

  serve(app, clientRequestCalls.end, async (call) => {
    await openCase(call, unknownRequest);
    await endRequest(app, { ...call.params, userId: call.user.id });
  });

  serve(app, clientRequestCalls.fileContent, async (call) => {
    await openCase(call, unknownFile);
    const { db, clock } = call;
    const { file } = await fileOfCase(db, call.params);
    if (fileStateOf(file, clock.now()) !== 'waiting') throw notFound(unknownFile);
    const { contentType, fileName, guid } = await clientUpload(db, file.guid);
    const content = Readable.from(temporaryContent(db, backend.fileSealer, guid));
    return { content, contentType: contentType ?? 'application/octet-stream', fileName };
  });

  serve(app, clientRequestCalls.accept, async (call) => {
    await openCase(call, unknownFile);
    // As for changing the checklist itself.
    const mayPut = call.user.permissions.has(permission.salesArrangementAccess);
    if (call.body.checklistItemId !== undefined && !mayPut) throw forbidden();
    return acceptFile(app, { ...call.params, userId: call.user.id }, call.body);
  });

  serve(app, clientRequestCalls.refuse, async (call) => {
    await openCase(call, unknownFile);
    await refuseFile(app, { ...call.params, userId: call.user.id }, call.body.reason);
  });
}
