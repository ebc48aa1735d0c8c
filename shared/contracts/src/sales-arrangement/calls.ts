import type { Calls } from '../operation';
import type { drawingEndpoints } from './drawing';
import type { salesArrangementEndpoints } from './endpoints';

export const salesArrangementCalls: Calls<
  typeof drawingEndpoints & typeof salesArrangementEndpoints
> = {
  get: {
    id: 'salesArrangement.get',
    method: 'GET',
    path: 'sales-arrangement/{salesArrangementId}',
    extension: true,
  },
  parameters: {
    id: 'salesArrangement.parameters',
    method: 'GET',
    path: 'sales-arrangement/{salesArrangementId}/parameters',
    extension: true,
  },
  delete: {
    id: 'salesArrangement.delete',
    method: 'DELETE',
    path: 'sales-arrangement/{salesArrangementId}',
  },
  customers: {
    id: 'salesArrangement.customers',
    method: 'GET',
    path: 'sales-arrangement/{salesArrangementId}/customers',
  },
  flow: {
    id: 'salesArrangement.flow',
    method: 'GET',
    path: 'sales-arrangement/{salesArrangementId}/flow',
  },
  assessment: {
    id: 'salesArrangement.assessment',
    method: 'GET',
    path: '/api/v2/sales-arrangement/{salesArrangementId}/loan-application-assessment',
  },
  assess: {
    id: 'salesArrangement.assess',
    method: 'POST',
    path: 'sales-arrangement/{salesArrangementId}/loan-application-assessment',
    extension: true,
  },
  assessments: {
    id: 'salesArrangement.assessments',
    method: 'GET',
    path: 'sales-arrangement/{salesArrangementId}/assessments',
    extension: true,
  },
  list: { id: 'salesArrangement.list', method: 'GET', path: 'sales-arrangement/list/{caseId}' },
  refreshClientExposure: {
    id: 'salesArrangement.refreshClientExposure',
    method: 'PUT',
    path: 'sales-arrangement/{salesArrangementId}/refresh-client-exposure',
  },
  updateParameters: {
    id: 'salesArrangement.updateParameters',
    method: 'PUT',
    path: 'sales-arrangement/{salesArrangementId}/parameters',
  },
  drawing: {
    id: 'case.drawing',
    method: 'GET',
    path: 'case/{caseId}/mortgage-drawing/{sourceId}/{drawingId}',
  },
  drawingList: {
    id: 'case.drawingList',
    method: 'GET',
    path: 'case/{caseId}/mortgage-drawing-list',
  },
};
