import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { callsOf, type AreaTests } from '../../../testing/area-tests';

export const notifications: AreaTests = {
  retried: (backend) => {
    const operation = notificationCalls.read;
    const body = { notificationIds: [1, 2] };
    return [{ operation, prepare: () => callsOf(backend).asAdvisor(operation, { body }) }];
  },
};
