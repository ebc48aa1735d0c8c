import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { callsOf, type Retries } from '../../../testing/retries';

export const notifications: Retries = {
  retried: (backend) => {
    const operation = notificationCalls.read;
    const body = { notificationIds: [1, 2] };
    return [{ operation, prepare: () => callsOf(backend).asAdvisor(operation, { body }) }];
  },
};
