import { operationQuery } from '@advisor/api-client/operation-query';
import type { CallResponse } from '@advisor/contracts/operation';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { whileMaking } from '../../process/process.queries';

export type Refixation = CallResponse<typeof refinancingCalls.refixation>;

/** The refixation of a case; asked again while its document is being made. */
export const refixationQuery = (caseId: number) => ({
  ...operationQuery(refinancingCalls.refixation, { params: { caseId } }, { background: 'again' }),
  refetchInterval: whileMaking(({ process }: Refixation) => (process ? [process] : [])),
});

/** Periods that nothing is offered for yet. */
export const availablePeriodsQuery = (caseId: number) =>
  operationQuery(refinancingCalls.availableFixedRatePeriods, { params: { caseId } });
