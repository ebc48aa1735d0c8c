import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { callsOf, type AreaTests } from '../../../testing/area-tests';

export const notifications: AreaTests = {
  retried: (backend) => {
    const { read: operation, choose } = notificationCalls;
    const body = { notificationIds: [1, 2] };
    const choice = { params: { kind: 'decided' }, body: { isWanted: false } };
    const { asAdvisor } = callsOf(backend);
    return [
      { operation, prepare: () => asAdvisor(operation, { body }) },
      { operation: choose, prepare: () => asAdvisor(choose, choice) },
    ];
  },
};
