import { caseCalls } from '@advisor/contracts/case/calls';
import { callsOf, type AreaTests } from '../../../testing/area-tests';

export const cases: AreaTests = {
  entries: { parameters: caseCalls.parameters, timeline: caseCalls.timeline },
  retried: (backend) => {
    const operation = caseCalls.cancel;
    return [{ operation, prepare: callsOf(backend).onApplication(operation, {}) }];
  },
};
