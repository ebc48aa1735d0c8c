import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { useLiveCase } from '@advisor/shell/live';
import { queriesOf } from '@advisor/shell/queries-of';
import { useQueryClient } from '@tanstack/react-query';

const isOfOrders = queriesOf([
  valuationCalls.list.id,
  valuationCalls.collateral.id,
  valuationCalls.get.id,
]);

/** Reads orders and results anew when the case was changed: the appraisers may have moved one on. */
export function useFollowedOrders(caseId: number): void {
  const queryClient = useQueryClient();
  useLiveCase(caseId, () => void queryClient.invalidateQueries({ predicate: isOfOrders }));
}
