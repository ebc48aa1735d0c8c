import { incomeCalls } from '@advisor/contracts/income/calls';
import type { Operation } from '@advisor/contracts/operation';
import { newPerson, salary } from '../../../testing/people';
import { callsOf, gone, type AreaTests, withKey } from '../../../testing/area-tests';

const raised = (netMonthlyIncome: number) => ({ income: { ...salary, netMonthlyIncome } });

export const incomes: AreaTests = {
  versioned: (backend) => {
    const open = async () => {
      const params = await newPerson(backend());
      const added = await callsOf(backend).asAdvisor(incomeCalls.create, {
        params,
        body: salary,
      })();
      const changes = [raised(50_000), raised(60_000)] as const;
      return { params: { ...params, incomeId: Number(added.body) }, version: 1, changes };
    };
    return [
      { operation: incomeCalls.update, open },
      { operation: incomeCalls.delete, open, changedBy: incomeCalls.update },
    ];
  },
  retried: (backend) => {
    const { asAdvisor } = callsOf(backend);
    const onIncome = (operation: Operation, input: object) => async () => {
      const params = await newPerson(backend());
      const incomeId = (await asAdvisor(incomeCalls.create, { params, body: salary })()).body;
      return asAdvisor(operation, { params: { ...params, incomeId }, ...input });
    };
    return [
      {
        operation: incomeCalls.create,
        prepare: async () => {
          const params = await newPerson(backend());
          return asAdvisor(incomeCalls.create, { params, body: salary, ...withKey() });
        },
      },
      {
        operation: incomeCalls.update,
        prepare: onIncome(incomeCalls.update, { body: { version: 1, ...raised(50_000) } }),
      },
      {
        operation: incomeCalls.delete,
        prepare: onIncome(incomeCalls.delete, { query: { version: '1' } }),
        otherwise: gone,
      },
    ];
  },
};
