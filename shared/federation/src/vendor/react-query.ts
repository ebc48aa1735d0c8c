/** What of react-query is available to feature code. Add a name when it is needed. */
export type * from '#react-query';
export {
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useMutationState,
  useQuery,
  useQueries,
  useQueryClient,
} from '#react-query';
