import { caseCalls } from '@advisor/contracts/case/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { newPerson } from '../../../testing/people';
import { callsOf, type AreaTests } from '../../../testing/area-tests';

const earned = (income: number) => ({
  taxReturns: [
    {
      versionId: 2025,
      year: 2025,
      expenseMethod: 'evidence',
      monthsInBusiness: 12,
      rows: { '101': income, '102': 500_000 },
    },
  ],
});

export const taxReturns: AreaTests = {
  entries: { 'income-tax-returns': caseCalls.customerTaxReturns },
  versioned: (backend) => [
    {
      operation: customerCalls.updateTaxReturn,
      open: async () => {
        const { customerOnSAId } = await newPerson(backend());
        const changes = [earned(900_000), earned(800_000)] as const;
        return { params: { customerOnSAId }, version: 0, changes };
      },
    },
  ],
  retried: (backend) => {
    const operation = customerCalls.updateTaxReturn;
    return [
      {
        operation,
        prepare: async () => {
          const params = await newPerson(backend());
          return callsOf(backend).asAdvisor(operation, {
            params,
            body: { version: 0, ...earned(900_000) },
          });
        },
      },
    ];
  },
};
