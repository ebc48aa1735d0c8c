import { productType } from '@advisor/contracts/codebooks';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { Api } from './api';
import { ownCases } from './cases';

/** A mortgage of the user's own cases whose next fixation may be offered, and that nobody works on. */
export async function fixedMortgage(api: Api): Promise<number> {
  for (const { caseId, productTypeId } of (await ownCases(api)).toReversed()) {
    if (productTypeId !== productType.mortgage.code) continue;
    const { next, process } = await api.call(refinancingCalls.refixation, { params: { caseId } });
    if (process === undefined && (next?.rates.length ?? 0) > 2) return caseId;
  }
  throw new Error('The seed has no mortgage whose fixation ends');
}

/** Such a mortgage with offers of all its periods. */
export async function offeredMortgage(api: Api): Promise<number> {
  const caseId = await fixedMortgage(api);
  await api.call(refinancingCalls.simulateRefixationList, {
    params: { caseId },
    body: { interestRateDiscount: 0.2 },
  });
  return caseId;
}
