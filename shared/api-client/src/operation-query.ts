import { queryOptions } from '@tanstack/react-query';
import type { EndpointDeclaration, ResponseOf } from '@advisor/contracts/endpoint';
import type { Operation } from '@advisor/contracts/operation';
import { call, type CallInput, type CallOptions } from './call';
import type { ErrorMeta } from './query-client';

/** The call's `id` and its input, whose type nobody needs back from the key. */
export type OperationKey = readonly [id: string, input: unknown];

/**
 * Query of one call, keyed `[operation.id, input]`.
 * @example const caseQuery = (caseId: number) => operationQuery(caseCalls.get, { params: { caseId } });
 */
export function operationQuery<E extends EndpointDeclaration>(
  operation: Operation<E>,
  input: CallInput<Operation<E>>,
  options: Pick<CallOptions, 'timeoutMs' | 'background'> & { meta?: ErrorMeta } = {},
) {
  const { meta, ...callOptions } = options;
  return queryOptions({
    queryKey: [operation.id, input] as OperationKey,
    // The rest tuple of `call` cannot be resolved for a generic declaration.
    queryFn: ({ signal }) =>
      (call as (...args: unknown[]) => Promise<ResponseOf<E>>)(operation, input, {
        ...callOptions,
        cancellable: true,
        signal,
      }),
    ...(meta ? { meta } : {}),
  });
}
