import { isApiError } from '@advisor/api-client/api-error';
import { call, type CallResponse } from '@advisor/api-client/call';
import { adminCalls } from '@advisor/contracts/admin/calls';
import { userIdentifierScheme } from '@advisor/contracts/codebooks/customer';
import { useChange } from '@advisor/shell/use-change';
import { queryOptions } from '@tanstack/react-query';
import { type Person, withPeople } from './person';

interface Found {
  users: Person[];
  hasMore: boolean;
}

const isNumber = (text: string) => /^\d+$/.test(text);

/** Who has the number in one of the schemes. */
async function withNumber(identity: string, signal: AbortSignal): Promise<Person[]> {
  const found = await Promise.all(
    Object.values(userIdentifierScheme).map(({ code }) =>
      call(adminCalls.findUser, { body: { scheme: code, identity } }, { signal }).then(
        (user) => [user],
        (error: unknown) => {
          if (isApiError(error) && error.status === 404) return [];
          throw error;
        },
      ),
    ),
  );
  return withPeople([], found.flat());
}

/** Whoever has the number, or is called so; the search itself says when it fails. */
export const peopleQuery = (text: string) =>
  queryOptions({
    queryKey: [adminCalls.searchUsers.id, text] as const,
    queryFn: async ({ signal }): Promise<Found> =>
      isNumber(text)
        ? { users: await withNumber(text, signal), hasMore: false }
        : call(adminCalls.searchUsers, { body: { name: text } }, { signal }),
    enabled: text !== '',
    meta: { allowFailure: true },
  });

export type Resolved = CallResponse<typeof adminCalls.resolveUsers>;

/** Whom the numbers of a pasted list belong to. */
export const useResolvePeople = () =>
  useChange({
    key: [adminCalls.resolveUsers.id],
    call: (identities: string[]) => call(adminCalls.resolveUsers, { body: { identities } }),
    isRead: true,
    gcTime: 0,
  });
