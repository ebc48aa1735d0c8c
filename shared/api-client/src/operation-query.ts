import { queryOptions } from '@tanstack/react-query';
import type { OperationId } from '@advisor/contracts/operations';
import { call, type CallInput, type CallOptions } from './call';
import type { ErrorMeta } from './query-client';

/**
 * Query of one operation, keyed `[operationId, input]`.
 * @example const caseQuery = (caseId: number) => operationQuery('case.get', { params: { caseId } });
 */
export function operationQuery<Id extends OperationId>(
  id: Id,
  input: CallInput<Id>,
  options: Pick<CallOptions, 'timeoutMs' | 'background'> & { meta?: ErrorMeta } = {},
) {
  const { meta, ...callOptions } = options;
  return queryOptions({
    queryKey: [id, input] as const,
    // The rest tuple of `call` cannot be resolved for a generic id.
    queryFn: ({ signal }) =>
      (call as (...args: unknown[]) => Promise<Awaited<ReturnType<typeof call<Id>>>>)(id, input, {
        ...callOptions,
        cancellable: true,
        signal,
      }),
    ...(meta ? { meta } : {}),
  });
}
