import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { callsOf, type AreaTests } from '../../../testing/area-tests';

export const assessments: AreaTests = {
  retried: (backend) => {
    const operation = salesArrangementCalls.assess;
    return [{ operation, prepare: callsOf(backend).onApplication(operation, {}) }];
  },
};
