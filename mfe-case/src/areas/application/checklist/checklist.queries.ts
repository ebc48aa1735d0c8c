import type { ArrangementReference } from '@advisor/case/case.queries';
import { operationQuery } from '@advisor/api-client/operation-query';
import type { CallResponse } from '@advisor/api-client/call';
import { checklistCalls } from '@advisor/contracts/checklist/calls';

export type ChecklistItem = CallResponse<typeof checklistCalls.get>['items'][number];
export type ItemState = ChecklistItem['state'];

export const checklistQuery = ({ caseId, salesArrangementId }: ArrangementReference) =>
  operationQuery(checklistCalls.get, { params: { caseId, salesArrangementId } });
export const snapshotQuery = ({ caseId }: Pick<ArrangementReference, 'caseId'>) =>
  operationQuery(checklistCalls.snapshot, { params: { caseId } });
