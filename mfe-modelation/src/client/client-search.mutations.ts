import { isApiError, type ApiError } from '@advisor/api-client/api-error';
import { call, type CallInput, type CallResponse } from '@advisor/api-client/call';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

/** A person of the client register. */
export type FoundClient = CallResponse<typeof customerCalls.search>['customers'][number];

/** The dialog shows why; anything else goes to the error policy. */
export const isRefused = (error: unknown): error is ApiError =>
  isApiError(error) && [400, 409, 429].includes(error.status);

/** Why the server has refused. */
export interface Refusal {
  message: string;
  /** Dotted path of the request's field that it is about. */
  field?: string | undefined;
}

/** To be shown in the dialog. */
export const refusalOf = (error: unknown): Refusal | undefined =>
  isRefused(error) ? error.messages[0] : undefined;

type PersonToFind = CallInput<typeof customerCalls.search>['body'];

/** Finds persons in the register; nothing of what was typed stays in the cache. */
export function useSearchClients() {
  const id = useId();
  const [asked, setAsked] = useState<{ person: PersonToFind; turn: number }>();
  const { data, error, isFetching } = useQuery({
    // Each asking is one of its own, and no personal data stand in a key.
    queryKey: [customerCalls.search.id, id, asked?.turn],
    queryFn: ({ signal }) => call(customerCalls.search, { body: asked?.person ?? {} }, { signal }),
    enabled: asked !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    meta: { allowFailure: isRefused },
  });
  return {
    search: (person: PersonToFind) =>
      setAsked((former) => ({ person, turn: (former?.turn ?? 0) + 1 })),
    found: data,
    error,
    isSearching: isFetching,
  };
}
