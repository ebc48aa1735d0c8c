import { queryOptions } from '@tanstack/react-query';
import type { EndpointDeclaration, ResponseOf } from '@advisor/contracts/endpoint';
import type { Operation } from '@advisor/contracts/operation';
import { call, type CallInput, type CallOptions } from './call';
import type { ErrorMeta } from './query-client';

/** The call's `id` and its input, whose type nobody needs back from the key. */
export type OperationKey = readonly [id: string, input: unknown];

interface QueryOptions extends Pick<CallOptions, 'timeoutMs'> {
  /**
   * Not the user's doing: does not prolong the session. `'again'`: whoever opens the screen asks first,
   * and then the screen by itself.
   */
  background?: boolean | 'again';
  meta?: ErrorMeta;
}

/**
 * Query of one call, keyed `[operation.id, input]`.
 * @example const caseQuery = (caseId: number) => operationQuery(caseCalls.get, { params: { caseId } });
 */
export function operationQuery<E extends EndpointDeclaration>(
  operation: Operation<E>,
  input: CallInput<Operation<E>>,
  options: QueryOptions = {},
) {
  const { meta, background = false, ...callOptions } = options;
  return queryOptions({
    queryKey: [operation.id, input] as OperationKey,
    // The rest tuple of `call` cannot be resolved for a generic declaration.
    queryFn: ({ signal, client, queryKey }) =>
      (call as (...args: unknown[]) => Promise<ResponseOf<E>>)(operation, input, {
        ...callOptions,
        background:
          background === 'again' ? client.getQueryData(queryKey) !== undefined : background,
        cancellable: true,
        signal,
      }),
    ...(meta ? { meta } : {}),
  });
}
