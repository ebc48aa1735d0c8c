import { isApiError } from '@advisor/api-client/api-error';
import { call } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { useChange } from '@advisor/shell/use-change';

/** The list says that it could not be read; a number that is missing is missed by nobody. */
const isNoNews = (error: unknown): boolean => !(isApiError(error) && error.status === 401);

/** Nobody asks for it: it does not prolong the session. */
export const unreadCountQuery = () =>
  operationQuery(
    notificationCalls.unread,
    {},
    { background: true, meta: { allowFailure: isNoNews, isDispensable: true } },
  );

export const userNotificationsQuery = () => ({
  ...operationQuery(notificationCalls.current, {}, { meta: { allowFailure: isNoNews } }),
  staleTime: 0,
});

/** Of one call. */
const mostAtOnce = 200;

/**
 * Notes what the user has read.
 * @param notificationId the one that is marked by itself
 */
export const useMarkAsRead = (notificationId?: number) =>
  useChange({
    key: [notificationCalls.read.id, notificationId],
    call: async (notificationIds: readonly number[]) => {
      for (let from = 0; from < notificationIds.length; from += mostAtOnce) {
        const some = notificationIds.slice(from, from + mostAtOnce);
        await call(notificationCalls.read, { body: { notificationIds: some } });
      }
    },
    invalidates: [notificationCalls.unread.id, notificationCalls.current.id],
    allowFailure: isNoNews,
    // The user has changed nothing: what failed before is still told.
    isRead: true,
  });
