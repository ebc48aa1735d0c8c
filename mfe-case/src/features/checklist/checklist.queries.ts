import { operationQuery } from '@advisor/api-client/operation-query';
import type { CallResponse } from '@advisor/api-client/call';
import type { ArrangementReference } from '../../case/arrangement.queries';

export type ChecklistItem = CallResponse<'checklist.get'>['items'][number];
export type ItemState = ChecklistItem['state'];

export const checklistQuery = ({ caseId, salesArrangementId }: ArrangementReference) =>
  operationQuery('checklist.get', { params: { caseId, salesArrangementId } });
export const snapshotQuery = ({ caseId }: Pick<ArrangementReference, 'caseId'>) =>
  operationQuery('checklist.snapshot', { params: { caseId } });
