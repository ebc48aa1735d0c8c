import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@advisor/ui/core';
import { UserNotificationItem } from './UserNotificationItem';
import { useMarkAsRead, userNotificationsQuery } from './user-notifications.queries';

/** What the bank has to say to the user, newest first; `onLeave` when a link leads on. */
export function UserNotificationList({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('host');
  const { data, isError, isFetching, refetch } = useQuery(userNotificationsQuery());
  const { run, isRunning } = useMarkAsRead();
  const list = useRef<HTMLUListElement>(null);
  const unread = data?.filter(({ isRead }) => !isRead) ?? [];
  const readAll = () => {
    list.current?.focus();
    run(unread.map(({ notificationId }) => notificationId));
  };

  if (data && data.length > 0) {
    return (
      <>
        {unread.length > 1 && (
          <Button size="small" loading={isRunning} onClick={readAll}>
            {t('userNotifications.readAll')}
          </Button>
        )}
        <ul ref={list} tabIndex={-1} className="host-bell__list">
          {data.map((notification) => (
            <UserNotificationItem
              key={notification.notificationId}
              notification={notification}
              onLeave={onLeave}
            />
          ))}
        </ul>
      </>
    );
  }
  if (isError && !isFetching) {
    return (
      <div role="alert" className="host-bell__state">
        <p>{t('userNotifications.failed')}</p>
        <Button size="small" onClick={() => void refetch()}>
          {t('error.retry')}
        </Button>
      </div>
    );
  }
  return (
    <output className="host-bell__state host-muted">
      {t(data ? 'userNotifications.empty' : 'userNotifications.loading')}
    </output>
  );
}
