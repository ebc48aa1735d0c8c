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

/** What has been shown is read. Should it fail, it is new once more. */
export const useMarkAsRead = () =>
  useChange({
    key: [notificationCalls.read.id],
    call: (notificationIds: readonly number[]) =>
      call(notificationCalls.read, {
        body: { notificationIds: notificationIds.slice(0, mostAtOnce) },
      }),
    invalidates: [notificationCalls.unread.id],
    allowFailure: isNoNews,
    // The user has changed nothing: what failed before is still told.
    isRead: true,
  });
