import { isApiError, type ApiError } from '@advisor/api-client/api-error';
import { call, type CallInput } from '@advisor/api-client/call';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

type PersonToFind = CallInput<typeof customerCalls.search>['body'];

/** Whatever fails is said where the search stands; a lost session is not. */
const isShown = (error: unknown): error is ApiError =>
  isApiError(error) && error.status !== 401 && error.status !== 403;

/** Finds persons in the register, 20 at a time; nothing of what was typed stays in the cache. */
export function useClientSearch() {
  const id = useId();
  const [asked, setAsked] = useState<{ person: PersonToFind; turn: number }>();
  const query = useInfiniteQuery({
    // Each asking is one of its own, and no personal data stand in a key.
    queryKey: [customerCalls.search.id, id, asked?.turn],
    queryFn: ({ signal, pageParam }) =>
      call(customerCalls.search, { body: { ...asked?.person, start: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, pages) =>
      hasMore ? pages.reduce((sum, { customers }) => sum + customers.length, 0) : undefined,
    enabled: asked !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    meta: { allowFailure: isShown },
  });
  return {
    search: (person: PersonToFind) =>
      setAsked((former) => ({ person, turn: (former?.turn ?? 0) + 1 })),
    found: query.data?.pages.flatMap(({ customers }) => customers),
    failure: isShown(query.error) ? query.error : undefined,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    isSearching: query.isFetching,
  };
}
