import { call, type CallResponse } from '@advisor/api-client/call';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { useChange } from '@advisor/shell/use-change';
import { caseAreas } from '../case/case.queries';
import { parameterErrors } from './parameter-errors';

export type VersionedParameters = CallResponse<typeof salesArrangementCalls.parameters>;

/** Saves what is agreed in an arrangement. */
export const useSaveParameters = (salesArrangementId: number, { done }: { done: string }) =>
  useChange({
    key: ['salesArrangement.updateParameters', salesArrangementId],
    call: (body: VersionedParameters) =>
      call(salesArrangementCalls.updateParameters, { params: { salesArrangementId }, body }),
    invalidates: caseAreas,
    success: done,
    shows: ['conflict'],
    fieldErrors: parameterErrors,
  });
