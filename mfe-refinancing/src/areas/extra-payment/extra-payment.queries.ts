import { operationQuery } from '@advisor/api-client/operation-query';
import type { CallResponse } from '@advisor/contracts/operation';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';

export const repaymentTermsQuery = (caseId: number) =>
  operationQuery(refinancingCalls.repaymentTerms, { params: { caseId } });

export type RepaymentTerms = CallResponse<typeof refinancingCalls.repaymentTerms>;
/** Terms of a loan that may be repaid early. */
export type OfferedTerms = RepaymentTerms & { loan: NonNullable<RepaymentTerms['loan']> };

export const isOffered = (terms: RepaymentTerms): terms is OfferedTerms => terms.loan !== undefined;
