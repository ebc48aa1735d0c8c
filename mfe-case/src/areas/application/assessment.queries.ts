import type { CallResponse } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { progressIntervalMs } from '@advisor/shell/live';

export type Assessment = CallResponse<typeof salesArrangementCalls.assessment>;

const input = (salesArrangementId: number) => ({ params: { salesArrangementId } });

/** The last assessment; while one runs it is asked for again and again. */
export const assessmentQuery = (salesArrangementId: number) => ({
  ...operationQuery(salesArrangementCalls.assessment, input(salesArrangementId), {
    background: true,
  }),
  refetchInterval: ({ state }: { state: { data?: Assessment | undefined } }) =>
    state.data?.isRunning === true ? progressIntervalMs() : (false as const),
});

export const assessmentsQuery = (salesArrangementId: number) =>
  operationQuery(salesArrangementCalls.assessments, input(salesArrangementId));
