import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error';

export interface ErrorMeta extends Record<string, unknown> {
  /**
   * Skips the global error policy: the caller shows the failure itself, or lives without. A function
   * chooses the failures; the rest, such as an expired session, stays with the policy.
   */
  allowFailure?: boolean | ((error: unknown) => boolean);
  /** The form shows messages that name a field; the policy shows only the others. */
  showsFieldErrors?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ErrorMeta;
    mutationMeta: ErrorMeta;
  }
}

export interface FailureContext {
  /**
   * Nobody on the screen reads the query: a route's loader fetched it and its error element shows
   * the failure, or a prefetch did and nobody misses it.
   */
  isWithoutReader: boolean;
  /** A form shows the messages that name a field. */
  showsFieldErrors: boolean;
}

const maxRetries = 2;

/**
 * The product's query client. `onError` is the one place that final failures of queries and
 * mutations reach, unless their meta allows failure.
 */
export function createQueryClient(
  onError: (error: unknown, context: FailureContext) => void,
): QueryClient {
  const report = (error: unknown, meta: ErrorMeta | undefined, isWithoutReader: boolean) => {
    const { allowFailure = false } = meta ?? {};
    if (typeof allowFailure === 'function' ? allowFailure(error) : allowFailure) return;
    onError(error, { isWithoutReader, showsFieldErrors: meta?.showsFieldErrors ?? false });
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => report(error, query.meta, query.getObserversCount() === 0),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta, false),
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) =>
          failures < maxRetries && isApiError(error) && error.isServerAway,
        retryDelay: (attempt) => Math.min(300 * 2 ** attempt, 2_000),
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
