import type { Calls } from '../operation';
import type { incomeEndpoints } from './endpoints';

export const incomeCalls: Calls<typeof incomeEndpoints> = {
  create: { id: 'income.create', method: 'POST', path: 'customer-on-sa/{customerOnSAId}/income' },
  list: { id: 'income.list', method: 'GET', path: 'customer-on-sa/{customerOnSAId}/incomes' },
  get: {
    id: 'income.get',
    method: 'GET',
    path: 'customer-on-sa/{customerOnSAId}/income/{incomeId}',
  },
  update: {
    id: 'income.update',
    method: 'PUT',
    path: 'customer-on-sa/{customerOnSAId}/income/{incomeId}',
  },
  delete: {
    id: 'income.delete',
    method: 'DELETE',
    path: 'customer-on-sa/{customerOnSAId}/income/{incomeId}',
  },
};
