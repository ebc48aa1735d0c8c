import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { callsOf, type Retries } from '../../../testing/retries';

export const assessments: Retries = {
  retried: (backend) => {
    const operation = salesArrangementCalls.assess;
    return [{ operation, prepare: callsOf(backend).onApplication(operation, {}) }];
  },
};
