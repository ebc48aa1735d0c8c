/** What of react-query is available to feature code. Add a name when it is needed. */
export type * from '#react-query';
export {
  keepPreviousData,
  queryOptions,
  infiniteQueryOptions,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useIsFetching,
  useIsMutating,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
} from '#react-query';
