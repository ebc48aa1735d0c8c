import type { Calls } from '../operation';
import type { creditPolicyEndpoints } from './credit-policy';

export const creditPolicyCalls: Calls<typeof creditPolicyEndpoints> = {
  get: {
    id: 'creditPolicy.get',
    method: 'GET',
    path: 'sales-arrangement/{salesArrangementId}/credit-policy',
    extension: true,
  },
};
