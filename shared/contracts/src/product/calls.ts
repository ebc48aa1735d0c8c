import type { Calls } from '../operation';
import type { productEndpoints } from './endpoints';

export const productCalls: Calls<typeof productEndpoints> = {
  customers: { id: 'product.customers', method: 'GET', path: 'product/{caseId}/customers' },
};
