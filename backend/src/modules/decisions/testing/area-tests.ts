import { decisionCalls } from '@advisor/contracts/decision/calls';
import { completeApplication } from '../../../testing/complete-application';
import { hubClient } from '../../../testing/hub';
import type { AreaTests } from '../../../testing/area-tests';

export const decisions: AreaTests = {
  retried: (backend) => [
    {
      operation: decisionCalls.send,
      prepare: async () => {
        const ids = await completeApplication(backend());
        return () => hubClient(backend(), ids).call(decisionCalls.send);
      },
    },
    {
      operation: decisionCalls.decide,
      prepare: async () => {
        const ids = await completeApplication(backend());
        await hubClient(backend(), ids).call(decisionCalls.send);
        const decision = { kind: 'approved', reason: 'Příjem je doložený.' };
        return () => hubClient(backend(), ids, 'specialist').call(decisionCalls.decide, decision);
      },
    },
  ],
};
