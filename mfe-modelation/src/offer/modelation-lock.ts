import { operationQuery } from '@advisor/api-client/operation-query';
import type { QueryClient } from '@tanstack/react-query';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';

/** Why an arrangement cannot be modelled for; the server's sentence, where it has one. */
export interface ModelationLock {
  reason?: string | undefined;
}

/** @returns undefined while the arrangement may be modelled for */
export async function fetchModelationLock(
  queryClient: QueryClient,
  salesArrangementId: number,
): Promise<ModelationLock | undefined> {
  const flow = await queryClient.fetchQuery({
    ...operationQuery(salesArrangementCalls.flow, { params: { salesArrangementId } }),
    // It may have been sent or cancelled since.
    staleTime: 0,
  });
  const step = flow.find((each) => each.step === 'modelation');
  return step?.isActive ? undefined : { reason: step?.reason };
}
