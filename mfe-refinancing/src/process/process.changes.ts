import { call, type CallInput } from '@advisor/api-client/call';
import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import { useSaveRecord } from '@advisor/forms/record/use-save-record';
import { byField, useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';

/** What a change of a process concerns: the case with its processes, arrangements, tasks and documents. */
export const refinancingAreas = ['case', 'salesArrangement', 'task', 'documentOnSA'] as const;

export interface ProcessReference {
  caseId: number;
  processId: number;
}

/** @param version of the process that the user has seen */
export function useCancelProcess(params: ProcessReference, version: number) {
  const { t } = useTranslation('refinancing-process');
  return useChange({
    key: [refinancingCalls.cancelProcess.id, params],
    call: () => call(refinancingCalls.cancelProcess, { params: { ...params }, body: { version } }),
    invalidates: refinancingAreas,
    success: t('cancel.done'),
    shows: ['conflict'],
  });
}

/** Hands a process over to the retention centre RC2. */
export function useHandOverProcess(params: ProcessReference) {
  const { t } = useTranslation('refinancing-process');
  return useChange({
    key: [refinancingCalls.handOver.id, params],
    call: () => call(refinancingCalls.handOver, { params: { ...params } }),
    invalidates: refinancingAreas,
    success: t('handOver.done'),
    shows: ['conflict'],
  });
}

/** An empty comment takes the former one away. */
export function useUpdateComment(params: ProcessReference) {
  const { t } = useTranslation('refinancing-process');
  return useSaveRecord({
    key: [refinancingCalls.updateProcess.id, params],
    call: ({ comment, version }: { comment: string; version: number }) =>
      call(refinancingCalls.updateProcess, {
        params: { ...params },
        body: { version, ...(comment !== '' && { comment }) },
      }),
    invalidates: refinancingAreas,
    success: t('comment.done'),
    fieldErrors: byField,
  });
}

type DocumentInput = CallInput<typeof refinancingCalls.retentionDocument>;

const askForDocument = {
  [refinancingType.retention.code]: (input: DocumentInput) =>
    call(refinancingCalls.retentionDocument, input),
  [refinancingType.refixation.code]: (input: DocumentInput) =>
    call(refinancingCalls.refixationDocument, input),
  [refinancingType.extraPayment.code]: (input: DocumentInput) =>
    call(refinancingCalls.extraPaymentDocument, input),
};

/** Makes the document of a process, by its kind; the process tells how far it is. */
export function useMakeDocument(
  caseId: number,
  { processId, refinancingTypeId }: Pick<RefinancingProcess, 'processId' | 'refinancingTypeId'>,
) {
  const { t } = useTranslation('refinancing-process');
  return useChange({
    key: ['refinancing.makeDocument', caseId, processId],
    call: ({
      salesArrangementId,
      ...body
    }: DocumentInput['body'] & { salesArrangementId: number }) =>
      askForDocument[refinancingTypeId]({ params: { caseId, salesArrangementId }, body }),
    invalidates: refinancingAreas,
    success: t('document.asked'),
    shows: ['conflict'],
    fieldErrors: byField,
  });
}

type ResponseInput = CallInput<typeof refinancingCalls.createResponseCode>['body'];

/** Notes how the client answered an offer. */
export function useNoteResponse(caseId: number) {
  const { t } = useTranslation('refinancing-process');
  return useChange({
    key: [refinancingCalls.createResponseCode.id, caseId],
    call: (body: ResponseInput) =>
      call(refinancingCalls.createResponseCode, { params: { caseId }, body }),
    invalidates: ['case'],
    success: t('response.done'),
    fieldErrors: byField,
  });
}
