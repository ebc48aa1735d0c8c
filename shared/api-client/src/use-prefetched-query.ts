import { useQuery, type DefaultError, type UseQueryOptions } from '@tanstack/react-query';

/**
 * Reads a query that the route's loader has fetched: `data` is always there.
 * @throws {Error} when no loader fetched it, which is a programming error
 */
export function usePrefetchedQuery<
  TQueryFnData,
  TError = DefaultError,
  TData = TQueryFnData,
  TQueryKey extends readonly unknown[] = readonly unknown[],
>(options: UseQueryOptions<TQueryFnData, TError, TData, TQueryKey>) {
  const result = useQuery(options);
  if (result.data === undefined) {
    throw new Error(`No loader fetched ${JSON.stringify(options.queryKey[0])}`);
  }
  return result as typeof result & { data: TData };
}
