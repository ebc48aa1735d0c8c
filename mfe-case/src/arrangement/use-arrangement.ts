import {
  arrangementsQuery,
  flowQuery,
  type ArrangementReference,
  type FlowStep,
} from '@advisor/case/case.queries';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import type { SalesArrangement } from '@advisor/contracts/case/arrangement';

/** The arrangement that the route's loader has opened. */
export function useArrangement({
  caseId,
  salesArrangementId,
}: ArrangementReference): SalesArrangement {
  const { data } = usePrefetchedQuery(arrangementsQuery(caseId));
  const found = data.find((one) => one.salesArrangementId === salesArrangementId);
  if (!found) throw new Error('The case has lost its arrangement');
  return found;
}

/** Why a step may not be changed now; undefined while it may. Empty when nobody says why. */
export function useLockedStep(
  salesArrangementId: number,
  step: FlowStep['step'],
): string | undefined {
  const { data } = usePrefetchedQuery(flowQuery(salesArrangementId));
  const found = data.find((one) => one.step === step);
  return found === undefined || found.isActive ? undefined : (found.reason ?? '');
}
