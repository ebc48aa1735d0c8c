import type { Calls } from '../operation';
import type { checklistEndpoints } from './endpoints';

export const checklistCalls: Calls<typeof checklistEndpoints> = {
  get: {
    id: 'checklist.get',
    method: 'GET',
    path: 'case/{caseId}/sales-arrangement/{salesArrangementId}/checklist',
  },
  addItem: {
    id: 'checklist.addItem',
    method: 'POST',
    path: 'case/{caseId}/sales-arrangement/{salesArrangementId}/checklist/item',
  },
  updateItem: {
    id: 'checklist.updateItem',
    method: 'PUT',
    path: 'case/{caseId}/sales-arrangement/{salesArrangementId}/checklist/item',
  },
  createSnapshot: {
    id: 'checklist.createSnapshot',
    method: 'POST',
    path: 'case/{caseId}/checklist-item-snapshot',
  },
  snapshot: { id: 'checklist.snapshot', method: 'GET', path: 'case/{caseId}/checklist-snapshot' },
};
