import { adminCalls } from '@advisor/contracts/admin/calls';
import type { AreaTests } from '../../../testing/area-tests';
import { deadJob } from './dead-job';

export const productState: AreaTests = {
  retried: (backend) => [
    {
      operation: adminCalls.retryJob,
      prepare: async () => {
        const { jobId, diedOn } = await deadJob(backend());
        const input = { as: 'admin' as const, params: { jobId }, body: { diedOn } };
        return () => backend().callOperation(adminCalls.retryJob, input);
      },
    },
  ],
};
