import { caseCalls } from '@advisor/contracts/case/calls';
import { callsOf, type Retries } from '../../../testing/retries';

export const cases: Retries = {
  retried: (backend) => {
    const operation = caseCalls.cancel;
    return [{ operation, prepare: callsOf(backend).onApplication(operation, {}) }];
  },
};
