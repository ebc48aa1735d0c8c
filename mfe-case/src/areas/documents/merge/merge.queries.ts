import { call } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { documentCalls } from '@advisor/contracts/documents/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { progressIntervalMs } from '@advisor/shell/live';
import { useChange } from '@advisor/shell/use-change';

export type MergeStatus = CallResponse<typeof documentCalls.mergedStatus>;

const isUnderWay = (status: MergeStatus['status'] | undefined) =>
  status === 'waiting' || status === 'running';

/** How far the merging is; asked again while it is under way. */
export const mergeStatusQuery = (guid: string) => ({
  ...operationQuery(documentCalls.mergedStatus, { params: { guid } }, { background: true }),
  refetchInterval: ({ state }: { state: { data?: MergeStatus | undefined } }) =>
    isUnderWay(state.data?.status) ? progressIntervalMs() : (false as const),
});

/** What is read again when a job has gone on. */
export const mergeReaders = [documentCalls.mergedStatus.id];

/** Asks for one PDF of documents, in their order. */
export const useMergeDocuments = (caseId: number) =>
  useChange({
    key: [documentCalls.mergeCaseDocuments.id, caseId],
    call: (documentIds: number[]) =>
      call(documentCalls.mergeCaseDocuments, { params: { caseId }, body: { documentIds } }),
  });
