import type { CallResponse } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';

export type Assessment = CallResponse<typeof salesArrangementCalls.assessment>;

/** How often the state of one under way is asked for, ms. */
const pollEvery = 1_000;

const input = (salesArrangementId: number) => ({ params: { salesArrangementId } });

/** The last assessment; while one runs it is asked for again and again. */
export const assessmentQuery = (salesArrangementId: number) => ({
  ...operationQuery(salesArrangementCalls.assessment, input(salesArrangementId), {
    background: true,
  }),
  refetchInterval: ({ state }: { state: { data?: Assessment | undefined } }) =>
    state.data?.isRunning === true ? pollEvery : (false as const),
});

export const assessmentsQuery = (salesArrangementId: number) =>
  operationQuery(salesArrangementCalls.assessments, input(salesArrangementId));
