import { operationQuery } from '@advisor/api-client/operation-query';
import type { CallResponse } from '@advisor/contracts/operation';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { whileMaking } from '../../process/process.queries';

export type Retention = CallResponse<typeof refinancingCalls.retention>;
export type OfferedRate = CallResponse<typeof refinancingCalls.interestRate>;
export type OfferedDays = CallResponse<typeof refinancingCalls.interestRatesValidFrom>;

/** One retention; asked again while its document is being made. */
export const retentionQuery = (caseId: number, processId: number) => ({
  ...operationQuery(
    refinancingCalls.retention,
    { params: { caseId, processId } },
    { background: 'again' },
  ),
  refetchInterval: whileMaking((retention: Retention) => [retention]),
});

/** The rate and the fee of today, with their limits. */
export const offeredRateQuery = (caseId: number) =>
  operationQuery(refinancingCalls.interestRate, { params: { caseId } });

/** Days from which a new rate may hold. */
export const offeredDaysQuery = (caseId: number) =>
  operationQuery(refinancingCalls.interestRatesValidFrom, { params: { caseId } });
