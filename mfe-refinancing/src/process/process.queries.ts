import type { CallResponse } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { refinancingState } from '@advisor/contracts/codebooks/refinancing';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { progressIntervalMs } from '@advisor/shell/live';
import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';

export type RefinancingParameters = CallResponse<typeof refinancingCalls.parameters>;

const isMaking = ({ document }: Pick<RefinancingProcess, 'document'>): boolean =>
  document?.state === 'making';

/**
 * For a query whose answer holds processes: it is asked again while a document of theirs is being made.
 * @param processesOf those in an answer
 */
export const whileMaking =
  <Data>(processesOf: (data: Data) => readonly Pick<RefinancingProcess, 'document'>[]) =>
  ({ state: { data } }: { state: { data?: Data | undefined } }): number | false =>
    data !== undefined && processesOf(data).some(isMaking) ? progressIntervalMs() : false;

/** Terms of the loan, its processes of refinancing and what clients answered. */
export const refinancingParametersQuery = (caseId: number) => ({
  ...operationQuery(refinancingCalls.parameters, { params: { caseId } }, { background: 'again' }),
  refetchInterval: whileMaking(({ processes }: RefinancingParameters) => processes),
});

/** Terms of the running loan, what its early repayment costs, and what the bank knows of it. */
export const repaymentTermsQuery = (caseId: number) =>
  operationQuery(refinancingCalls.repaymentTerms, { params: { caseId } });
export type RepaymentTerms = CallResponse<typeof refinancingCalls.repaymentTerms>;

export const codebooksQuery = () => operationQuery(codebookCalls.getAll, {});

const openStates: ReadonlySet<number> = new Set([
  refinancingState.inProgressInProduct.code,
  refinancingState.inProgressInBackOffice.code,
  refinancingState.signing.code,
  refinancingState.handover.code,
]);

/** Something of it is still to come; of its kind a case has one such process at most. */
export const isOpen = ({ state }: Pick<RefinancingProcess, 'state'>): boolean =>
  openStates.has(state);
