import type { Calls } from '../operation';
import type { obligationEndpoints } from './endpoints';

export const obligationCalls: Calls<typeof obligationEndpoints> = {
  create: {
    id: 'obligation.create',
    method: 'POST',
    path: 'customer-on-sa/{customerOnSAId}/obligation',
  },
  list: {
    id: 'obligation.list',
    method: 'GET',
    path: 'customer-on-sa/{customerOnSAId}/obligations',
  },
  update: {
    id: 'obligation.update',
    method: 'PUT',
    path: 'customer-on-sa/{customerOnSAId}/obligation/{obligationId}',
  },
  delete: {
    id: 'obligation.delete',
    method: 'DELETE',
    path: 'customer-on-sa/{customerOnSAId}/obligation/{obligationId}',
  },
  exposureRefresh: {
    id: 'obligation.exposureRefresh',
    method: 'GET',
    path: 'sales-arrangement/{salesArrangementId}/client-exposure-refresh',
    extension: true,
  },
};
