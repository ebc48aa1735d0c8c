import { obligationCalls } from '@advisor/contracts/obligation/calls';
import type { Operation } from '@advisor/contracts/operation';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { consumerLoan, newPerson } from '../../../testing/people';
import { callsOf, gone, type AreaTests, withKey } from '../../../testing/area-tests';

const lower = (installmentAmount: number) => ({ ...consumerLoan, installmentAmount });

export const obligations: AreaTests = {
  versioned: (backend) => {
    const open = async () => {
      const person = await newPerson(backend());
      const input = { params: person, body: consumerLoan };
      const added = await callsOf(backend).asAdvisor(obligationCalls.create, input)();
      const params = { ...person, ...added.json<{ obligationId: number }>() };
      return { params, version: 1, changes: [lower(4_000), lower(3_000)] as const };
    };
    return [
      { operation: obligationCalls.update, open },
      { operation: obligationCalls.delete, open, changedBy: obligationCalls.update },
    ];
  },
  retried: (backend) => {
    const { asAdvisor, onApplication } = callsOf(backend);
    const onObligation = (operation: Operation, input: object) => async () => {
      const params = await newPerson(backend());
      const added = await asAdvisor(obligationCalls.create, { params, body: consumerLoan })();
      const { obligationId } = added.json<{ obligationId: number }>();
      return asAdvisor(operation, { params: { ...params, obligationId }, ...input });
    };
    const corrected = { ...consumerLoan, correction: { correctionTypeId: 2 }, version: 1 };
    return [
      {
        operation: obligationCalls.create,
        prepare: async () => {
          const params = await newPerson(backend());
          return asAdvisor(obligationCalls.create, { params, body: consumerLoan, ...withKey() });
        },
      },
      {
        operation: obligationCalls.update,
        prepare: onObligation(obligationCalls.update, { body: corrected }),
      },
      {
        operation: obligationCalls.delete,
        prepare: onObligation(obligationCalls.delete, { query: { version: '1' } }),
        otherwise: gone,
      },
      {
        operation: salesArrangementCalls.refreshClientExposure,
        prepare: onApplication(salesArrangementCalls.refreshClientExposure, {}),
      },
    ];
  },
};
