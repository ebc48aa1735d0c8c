import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@advisor/ui/core';
import { LinkedText } from '@advisor/ui/components/LinkedText';
import { DateText } from '@advisor/ui/components/DateText';
import { useMarkAsRead, userNotificationsQuery } from './user-notifications.queries';

/** What the bank has to say to the user, newest first. What is shown counts as read. */
export function UserNotificationList() {
  const { t } = useTranslation('host');
  const { data, isError, isFetching, refetch } = useQuery(userNotificationsQuery());
  const { run } = useMarkAsRead();
  // The list stays as it came, so that what is new can be told as long as it is open.
  const markAsRead = useEffectEvent(() => {
    const unread = data?.filter(({ isRead }) => !isRead) ?? [];
    if (unread.length > 0) run(unread.map(({ notificationId }) => notificationId));
  });
  useEffect(() => {
    if (data && !isFetching) markAsRead();
  }, [data, isFetching]);

  if (data && data.length > 0) {
    return (
      <ul className="host-bell__list">
        {data.map(({ notificationId, title, description, createdOn, isRead }) => (
          <li key={notificationId} data-new={!isRead}>
            <p className="host-bell__title">
              {title}
              {!isRead && <span className="host-bell__new">{t('userNotifications.new')}</span>}
            </p>
            {description && (
              <p className="host-bell__text">
                <LinkedText text={description} />
              </p>
            )}
            <p className="host-muted">
              <DateText value={createdOn} as="relative" />
            </p>
          </li>
        ))}
      </ul>
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
