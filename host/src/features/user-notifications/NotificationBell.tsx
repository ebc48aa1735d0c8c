import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type ToggleEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { useLiveQueries } from '@advisor/shell/live';
import { BellOutlined } from '@advisor/ui/icons';
import { UserNotificationList } from './UserNotificationList';
import { unreadCountQuery } from './user-notifications.queries';
import './NotificationBell.css';

/** More do not fit the mark. */
const mostShown = 99;

/** How many notifications the user has not read; opens all of them, and a new one joins them. */
export function NotificationBell() {
  const { t } = useTranslation('host');
  const { data } = useQuery(unreadCountQuery());
  useLiveQueries('notifications', [notificationCalls.unread.id, notificationCalls.current.id]);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const count = data?.count ?? 0;
  const follow = ({ newState }: ToggleEvent) => setIsOpen(newState === 'open');
  return (
    <div className="host-bell">
      <button
        type="button"
        className="host-icon-button"
        popoverTarget={id}
        aria-label={
          count > 0 ? t('userNotifications.open', { count }) : t('userNotifications.allRead')
        }
      >
        <BellOutlined aria-hidden />
        {count > 0 && (
          <span className="host-bell__count" aria-hidden>
            {count > mostShown ? `${mostShown}+` : count}
          </span>
        )}
      </button>
      <section
        ref={card}
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        className="host-popover host-bell__card"
        onToggle={follow}
      >
        <h2 id={`${id}-title`}>{t('userNotifications.title')}</h2>
        {isOpen && <UserNotificationList onLeave={() => card.current?.hidePopover()} />}
      </section>
    </div>
  );
}
