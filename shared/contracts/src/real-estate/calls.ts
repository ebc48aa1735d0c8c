import type { Calls } from '../operation';
import type { realEstateEndpoints } from './endpoints';

export const valuationCalls: Calls<typeof realEstateEndpoints> = {
  create: {
    id: 'realEstateValuation.create',
    method: 'POST',
    path: 'case/{caseId}/real-estate-valuations',
  },
  list: {
    id: 'realEstateValuation.list',
    method: 'GET',
    path: 'case/{caseId}/real-estate-valuations',
  },
  get: {
    id: 'realEstateValuation.get',
    method: 'GET',
    path: 'case/{caseId}/real-estate-valuations/{sourceId}/{id}',
  },
  preorderOnline: {
    id: 'realEstateValuation.preorderOnline',
    method: 'POST',
    path: 'case/{caseId}/real-estate-valuations/{realEstateValuationId}/online-preorder-details',
  },
};
