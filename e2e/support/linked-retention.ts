import { caseCalls } from '@advisor/contracts/case/calls';
import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { Api } from './api';

/** A retention of one of the user's own loans whose fixation ends: the one there is, else a new one. */
export async function linkedRetention(api: Api): Promise<{ caseId: number; processId: number }> {
  const { rows } = await api.call(caseCalls.endingFixations);
  for (const { caseId, refinancingState } of rows) {
    if (refinancingState === undefined) continue;
    const { processes } = await api.call(refinancingCalls.parameters, { params: { caseId } });
    const known = processes.find(
      ({ refinancingTypeId }) => refinancingTypeId === refinancingType.retention.code,
    );
    if (known !== undefined) return { caseId, processId: known.processId };
  }
  const free = rows.find(({ refinancingState }) => refinancingState === undefined);
  if (free === undefined) throw new Error('The seed has no loan whose fixation ends');
  const { caseId } = free;
  const params = { caseId };
  const [usual] = await api.call(refinancingCalls.interestRatesValidFrom, { params });
  const { offerId } = await api.call(refinancingCalls.simulateRetention, {
    params,
    body: { interestRateValidFrom: usual?.validFrom ?? '' },
  });
  const { processId } = await api.call(offerCalls.linkRetention, {
    params,
    body: { offerId, version: 0 },
  });
  return { caseId, processId };
}
