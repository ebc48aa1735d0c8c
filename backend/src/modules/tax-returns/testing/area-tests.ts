import { caseCalls } from '@advisor/contracts/case/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { newPerson } from '../../../testing/people';
import { callsOf, type AreaTests } from '../../../testing/area-tests';

const selfEmployed = {
  version: 0,
  taxReturns: [
    {
      versionId: 2025,
      year: 2025,
      expenseMethod: 'evidence',
      monthsInBusiness: 12,
      rows: { '101': 900_000, '102': 500_000 },
    },
  ],
};

export const taxReturns: AreaTests = {
  entries: { 'income-tax-returns': caseCalls.customerTaxReturns },
  retried: (backend) => {
    const operation = customerCalls.updateTaxReturn;
    return [
      {
        operation,
        prepare: async () => {
          const params = await newPerson(backend());
          return callsOf(backend).asAdvisor(operation, { params, body: selfEmployed });
        },
      },
    ];
  },
};
