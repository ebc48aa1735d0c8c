import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { Api } from './api';
import { repaidMortgage } from './repaid-loan';

/** An extra payment that is worked on: the one that the case has, else 100 000 CZK on the first day. */
export async function linkedPayment(api: Api): Promise<{ caseId: number; processId: number }> {
  const caseId = await repaidMortgage(api);
  const params = { caseId };
  const [known] = await api.call(refinancingCalls.extraPaymentList, { params });
  if (known !== undefined) return { caseId, processId: known.processId };
  const { earliestPaymentOn } = await api.call(refinancingCalls.repaymentTerms, { params });
  const { offerId } = await api.call(refinancingCalls.simulateExtraPayment, {
    params,
    body: {
      extraPaymentTypeId: 2,
      extraPaymentDate: earliestPaymentOn,
      extraPaymentAmount: 100_000,
      isPaymentReduced: false,
    },
  });
  const { processId } = await api.call(offerCalls.linkExtraPayment, {
    params,
    body: { offerId, version: 0 },
  });
  return { caseId, processId };
}
