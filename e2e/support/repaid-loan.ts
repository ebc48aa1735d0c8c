import { productType } from '@advisor/contracts/codebooks';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { Api } from './api';
import { ownCases } from './cases';

/** A mortgage of the user's own cases that is repaid and may be repaid early. */
export async function repaidMortgage(api: Api): Promise<number> {
  for (const { caseId, productTypeId } of await ownCases(api)) {
    if (productTypeId !== productType.mortgage.code) continue;
    const { loan } = await api.call(refinancingCalls.repaymentTerms, { params: { caseId } });
    if (loan !== undefined && loan.principal > 500_000) return caseId;
  }
  throw new Error('The seed has no mortgage that is repaid');
}
