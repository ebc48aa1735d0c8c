import { caseAreas } from '@advisor/case/case.queries';
import { call } from '@advisor/api-client/call';
import type { ApiError } from '@advisor/api-client/api-error';
import { operationQuery } from '@advisor/api-client/operation-query';
import { checklistCalls } from '@advisor/contracts/checklist/calls';
import { clientRequestCalls } from '@advisor/contracts/client-requests/calls';
import { documentCalls } from '@advisor/contracts/documents/calls';
import type { CallBody, CallResponse } from '@advisor/contracts/operation';
import { useLiveCase } from '@advisor/shell/live';
import { queriesOf } from '@advisor/shell/queries-of';
import { useChange } from '@advisor/shell/use-change';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

export type ClientRequest = CallResponse<typeof clientRequestCalls.list>[number];
export type ClientFile = ClientRequest['files'][number];
export type PersonToAsk = CallResponse<typeof clientRequestCalls.people>['people'][number];
type Asked = CallBody<typeof clientRequestCalls.ask>;
type Accepted = CallBody<typeof clientRequestCalls.accept>;

const ofCase = (caseId: number) => ({ params: { caseId } });
/** What is read again when a request was changed; a file that was accepted is a document. */
const readers = [clientRequestCalls.list.id, documentCalls.caseDocuments.id];
/** A file may be put to a paper of the checklist, too. */
const readersOfAccepted = [...readers, ...caseAreas];

/** A screen that is left open reads them by itself. */
export const requestsQuery = (caseId: number) =>
  operationQuery(clientRequestCalls.list, ofCase(caseId), { background: 'again' });

const isOfRequests = queriesOf([clientRequestCalls.list.id]);

/** Reads the requests anew when a client has sent something or opened the link, or a colleague has decided. */
export function useLiveRequests(caseId: number): void {
  const queryClient = useQueryClient();
  useLiveCase(caseId, (message) => {
    const isMeant =
      message === undefined ||
      message.changes.some((kind) => kind === 'document' || kind === 'case');
    if (isMeant) void queryClient.invalidateQueries({ predicate: isOfRequests });
  });
}

export const peopleQuery = (caseId: number) =>
  operationQuery(clientRequestCalls.people, ofCase(caseId));

/** What the application needs; who may not see it writes what is wanted. */
export const papersQuery = (caseId: number, salesArrangementId: number) =>
  operationQuery(
    checklistCalls.get,
    { params: { caseId, salesArrangementId } },
    { meta: { allowFailure: true } },
  );

/** The file, in memory as long as it is looked at: it is a client's. */
export const clientFileQuery = (caseId: number, fileId: number) => ({
  ...operationQuery(
    clientRequestCalls.fileContent,
    { params: { caseId, fileId } },
    { meta: { allowFailure: true } },
  ),
  gcTime: 0,
  staleTime: Infinity,
});

/** The forms name their fields as the calls do. */
const byField = (error: ApiError) =>
  Object.fromEntries(error.messages.map(({ field = '', message }) => [field, message]));

export function useAskClient(caseId: number) {
  const { t } = useTranslation('client-requests');
  return useChange({
    key: [clientRequestCalls.ask.id, caseId],
    call: (body: Asked, { idempotencyKey }) =>
      call(
        clientRequestCalls.ask,
        { ...ofCase(caseId), body },
        { headers: { 'Idempotency-Key': idempotencyKey } },
      ),
    invalidates: readers,
    success: ({ isSent }) => (isSent ? { title: t('asked') } : undefined),
    gcTime: 0,
    fieldErrors: byField,
  });
}

export function useSendAgain(caseId: number, { requestId, sending }: ClientRequest) {
  const { t } = useTranslation('client-requests');
  return useChange({
    key: [clientRequestCalls.sendAgain.id, requestId],
    call: () =>
      call(clientRequestCalls.sendAgain, { params: { caseId, requestId }, body: { sending } }),
    invalidates: readers,
    success: ({ isSent }) => (isSent ? { title: t('sentAgain') } : undefined),
    gcTime: 0,
    shows: ['conflict'],
  });
}

export function useEndRequest(caseId: number, { requestId }: ClientRequest) {
  const { t } = useTranslation('client-requests');
  return useChange({
    key: [clientRequestCalls.end.id, requestId],
    call: () => call(clientRequestCalls.end, { params: { caseId, requestId } }),
    invalidates: readers,
    success: t('ended'),
  });
}

export function useAcceptFile(caseId: number, fileId: number) {
  const { t } = useTranslation('client-requests');
  return useChange({
    key: [clientRequestCalls.accept.id, fileId],
    call: (body: Accepted) => call(clientRequestCalls.accept, { params: { caseId, fileId }, body }),
    invalidates: readersOfAccepted,
    success: t('accepted'),
    shows: ['conflict'],
    fieldErrors: byField,
  });
}

export function useRefuseFile(caseId: number, fileId: number) {
  const { t } = useTranslation('client-requests');
  return useChange({
    key: [clientRequestCalls.refuse.id, fileId],
    call: (reason: string) =>
      call(clientRequestCalls.refuse, { params: { caseId, fileId }, body: { reason } }),
    invalidates: readers,
    success: t('refused'),
    shows: ['conflict'],
  });
}
