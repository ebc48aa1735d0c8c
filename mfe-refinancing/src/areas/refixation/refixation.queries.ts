import { operationQuery } from '@advisor/api-client/operation-query';
import type { CallResponse } from '@advisor/contracts/operation';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';

export const refixationQuery = (caseId: number) =>
  operationQuery(refinancingCalls.refixation, { params: { caseId } });

export type Refixation = CallResponse<typeof refinancingCalls.refixation>;

/** Terms of the running loan. */
export const repaymentTermsQuery = (caseId: number) =>
  operationQuery(refinancingCalls.repaymentTerms, { params: { caseId } });

export type RepaymentTerms = CallResponse<typeof refinancingCalls.repaymentTerms>;
