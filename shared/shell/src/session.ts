import { queryOptions } from '@tanstack/react-query';
import { sessionCalls } from '@advisor/contracts/session/calls';
import type { LoggedInUser } from '@advisor/contracts/session/endpoints';
import type { Permission } from '@advisor/contracts/permissions';
import { operationQuery, type OperationKey } from '@advisor/api-client/operation-query';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';

/**
 * The signed-in user; the main layout's loader fetches it before any screen renders. Never stale by
 * itself: a call that nobody asked for would prolong the session.
 * @param options `background`: ask without prolonging
 */
export const loggedInUserQuery = (options: { background?: boolean } = {}) =>
  queryOptions<LoggedInUser, Error, LoggedInUser, OperationKey>({
    ...operationQuery(sessionCalls.loggedInUser, {}, options),
    staleTime: Infinity,
  });

export function useSession(): LoggedInUser {
  return usePrefetchedQuery(loggedInUserQuery()).data;
}

export const holdsPermission = (user: LoggedInUser, permission: Permission): boolean =>
  user.userPermissions.includes(permission);

/** Mirrors the server's decision in the interface; the server enforces it on its own. */
export function usePermission(permission: Permission): boolean {
  return holdsPermission(useSession(), permission);
}
