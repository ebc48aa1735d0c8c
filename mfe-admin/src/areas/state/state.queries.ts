import { isApiError } from '@advisor/api-client/api-error';
import { call, type CallResponse } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { adminCalls } from '@advisor/contracts/admin/calls';
import { diagnosticsCalls } from '@advisor/contracts/diagnostics/calls';
import { useLiveQueries } from '@advisor/shell/live';
import { useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';

export type Jobs = CallResponse<typeof adminCalls.stateJobs>;
export type Job = Jobs['jobs'][number];
export type Neighbour = CallResponse<typeof adminCalls.stateNeighbours>[number];
export type Part = CallResponse<typeof adminCalls.stateVersions>[number];

/** Somebody who watches a deployment sees within seconds what it breaks. Only while it is seen. */
const refetchInterval = 5_000;

/**
 * Asked for in the background: who watches is not at work, their session may end. A failure is shown in
 * its section; the end of a session is for everybody.
 */
const options = {
  background: true,
  meta: { allowFailure: (error: unknown) => !(isApiError(error) && error.status === 401) },
};

export const jobsQuery = () => ({
  ...operationQuery(adminCalls.stateJobs, {}, options),
  refetchInterval,
});
export const neighboursQuery = () => ({
  ...operationQuery(adminCalls.stateNeighbours, {}, options),
  refetchInterval,
});
export const versionsQuery = () => ({
  ...operationQuery(adminCalls.stateVersions, {}, options),
  refetchInterval,
});
export const browsersQuery = () => ({
  ...operationQuery(diagnosticsCalls.summary, {}, options),
  refetchInterval,
});

/** A death is told as a notification; the page looks at once. */
export const useLiveJobs = () => useLiveQueries('notifications', [adminCalls.stateJobs.id]);

export function useRetryJob({ jobId, since }: Job) {
  const { t } = useTranslation('admin-state');
  return useChange({
    key: [adminCalls.retryJob.id, jobId],
    call: () => call(adminCalls.retryJob, { params: { jobId }, body: { diedOn: since } }),
    invalidates: [adminCalls.stateJobs.id],
    success: t('jobs.question.done'),
    shows: ['conflict'],
  });
}
