import type { MutationKey, QueryClient } from '@tanstack/react-query';

/** Whether such a change is under way already: a double click means it once. */
export const isRunning = (queryClient: QueryClient, mutationKey: MutationKey): boolean =>
  queryClient.isMutating({ mutationKey, exact: true }) > 0;
