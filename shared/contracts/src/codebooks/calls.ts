import type { Calls } from '../operation';
import type { codebookEndpoints } from './endpoints';

export const codebookCalls: Calls<typeof codebookEndpoints> = {
  getAll: { id: 'codebooks.getAll', method: 'GET', path: 'codebooks/get-all' },
  bankingDays: {
    id: 'codebooks.bankingDays',
    method: 'POST',
    path: 'codebooks/banking-days',
    read: true,
  },
  expensesByNace: {
    id: 'codebooks.expensesByNace',
    method: 'GET',
    path: 'codebooks/PercentageExpensesNACEClassification/dap-version/{DAPVersionId}',
  },
  postcode: { id: 'codebooks.postcode', method: 'GET', path: 'codebooks/postcodes/{postCode}' },
};
