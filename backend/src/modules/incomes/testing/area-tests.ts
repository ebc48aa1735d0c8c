import { incomeCalls } from '@advisor/contracts/income/calls';
import type { Operation } from '@advisor/contracts/operation';
import { newPerson, salary } from '../../../testing/people';
import { callsOf, gone, type AreaTests, withKey } from '../../../testing/area-tests';

export const incomes: AreaTests = {
  retried: (backend) => {
    const { asAdvisor } = callsOf(backend);
    const onIncome = (operation: Operation, input: object) => async () => {
      const params = await newPerson(backend());
      const incomeId = (await asAdvisor(incomeCalls.create, { params, body: salary })()).body;
      return asAdvisor(operation, { params: { ...params, incomeId }, ...input });
    };
    const raise = { version: 1, income: { ...salary, netMonthlyIncome: 50_000 } };
    return [
      {
        operation: incomeCalls.create,
        prepare: async () => {
          const params = await newPerson(backend());
          return asAdvisor(incomeCalls.create, { params, body: salary, ...withKey() });
        },
      },
      { operation: incomeCalls.update, prepare: onIncome(incomeCalls.update, { body: raise }) },
      {
        operation: incomeCalls.delete,
        prepare: onIncome(incomeCalls.delete, { query: { version: '1' } }),
        otherwise: gone,
      },
    ];
  },
};
