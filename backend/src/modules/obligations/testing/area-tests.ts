import { obligationCalls } from '@advisor/contracts/obligation/calls';
import type { Operation } from '@advisor/contracts/operation';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { consumerLoan, newPerson } from '../../../testing/people';
import { callsOf, gone, type AreaTests, withKey } from '../../../testing/area-tests';

export const obligations: AreaTests = {
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
