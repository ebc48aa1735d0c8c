import { fresh } from '@advisor/api-client/fresh';
import { flowQuery } from '@advisor/case/case.queries';
import type { QueryClient } from '@tanstack/react-query';

/** Why an arrangement cannot be modelled for; the server's sentence, where it has one. */
export interface ModelationLock {
  reason?: string | undefined;
}

/** @returns undefined while the arrangement may be modelled for */
export async function fetchModelationLock(
  queryClient: QueryClient,
  salesArrangementId: number,
): Promise<ModelationLock | undefined> {
  // It may have been sent or cancelled since.
  const flow = await queryClient.fetchQuery(fresh(flowQuery(salesArrangementId)));
  const step = flow.find((each) => each.step === 'modelation');
  return step?.isActive ? undefined : { reason: step?.reason };
}
