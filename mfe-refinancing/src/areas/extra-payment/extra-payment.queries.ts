import type { CallResponse } from '@advisor/contracts/operation';
import { operationQuery } from '@advisor/api-client/operation-query';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { isOpen, whileMaking, type RepaymentTerms } from '../../process/process.queries';

/** Terms of a loan that may be repaid early. */
export type OfferedTerms = RepaymentTerms & { loan: NonNullable<RepaymentTerms['loan']> };

export const isOffered = (terms: RepaymentTerms): terms is OfferedTerms => terms.loan !== undefined;

/** Newest first. */
export const extraPaymentListQuery = (caseId: number) =>
  operationQuery(refinancingCalls.extraPaymentList, { params: { caseId } });
export type ListedExtraPayment = CallResponse<typeof refinancingCalls.extraPaymentList>[number];

/** Asked again while its document is being made. */
export const extraPaymentQuery = (params: { caseId: number; processId: number }) => ({
  ...operationQuery(refinancingCalls.extraPayment, { params }),
  refetchInterval: whileMaking((process: ExtraPayment) => [process]),
});
export type ExtraPayment = CallResponse<typeof refinancingCalls.extraPayment>;

/** Of a kind one at a time is worked on. */
export const openOf = (processes: readonly ListedExtraPayment[]): ListedExtraPayment | undefined =>
  processes.find(isOpen);
