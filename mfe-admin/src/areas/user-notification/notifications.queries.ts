import { call, type CallInput, type CallResponse } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { adminCalls } from '@advisor/contracts/admin/calls';
import { useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';

export type SentNotification = CallResponse<typeof adminCalls.listNotifications>[number];
export type NotificationInput = CallInput<typeof adminCalls.createNotification>['body'];

/** Readers are others: how many there are is asked for, ms. */
const refreshMs = 30_000;

export const sentQuery = () => ({
  ...operationQuery(adminCalls.listNotifications, {}, { background: 'again' }),
  refetchInterval: refreshMs,
});

/** The page lives without the numbers. */
export const audiencesQuery = () =>
  operationQuery(adminCalls.notificationAudiences, {}, { meta: { allowFailure: true } });

/** The list here, and the bells. */
const concerned = ['admin.usersNotifications', 'usersNotifications'];

/** Where the form shows what the call says of its recipients. */
const formFields: Readonly<Record<string, string>> = { userIds: 'users', roles: 'to' };

export function useSendNotification() {
  const { t } = useTranslation('admin-user-notification');
  return useChange({
    key: ['admin.usersNotifications.create'],
    call: (body: NotificationInput, { idempotencyKey }) =>
      call(
        adminCalls.createNotification,
        { body },
        { headers: { 'Idempotency-Key': idempotencyKey } },
      ),
    invalidates: concerned,
    success: t('done.sent'),
    fieldErrors: ({ fieldErrors }) =>
      Object.fromEntries(
        Object.entries(fieldErrors).map(([name, message]) => [formFields[name] ?? name, message]),
      ),
  });
}

export function useWithdrawNotification(notificationId: number) {
  const { t } = useTranslation('admin-user-notification');
  return useChange({
    key: ['admin.usersNotifications.withdraw', notificationId],
    call: () => call(adminCalls.withdrawNotification, { params: { notificationId } }),
    invalidates: concerned,
    success: t('done.withdrawn'),
  });
}
