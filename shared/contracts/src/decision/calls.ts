import type { Calls } from '../operation';
import type { decisionEndpoints } from './endpoints';

export const decisionCalls: Calls<typeof decisionEndpoints> = {
  send: {
    id: 'salesArrangement.send',
    method: 'POST',
    path: 'sales-arrangement/{salesArrangementId}/send',
    extension: true,
  },
  decision: {
    id: 'salesArrangement.decision',
    method: 'GET',
    path: 'sales-arrangement/{salesArrangementId}/decision',
    extension: true,
  },
  decide: {
    id: 'salesArrangement.decide',
    method: 'POST',
    path: 'sales-arrangement/{salesArrangementId}/decision',
    extension: true,
  },
  letter: {
    id: 'salesArrangement.refusalLetter',
    method: 'GET',
    path: 'sales-arrangement/{salesArrangementId}/decision/letter',
    extension: true,
  },
};
