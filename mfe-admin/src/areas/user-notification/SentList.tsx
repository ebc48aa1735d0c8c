import { formatDateTime } from '@advisor/i18n/format';
import { LinkedText } from '@advisor/ui/components/LinkedText';
import { Section } from '@advisor/ui/components/Section';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import type { SentNotification } from './notifications.queries';
import '../../lists/rows.css';

interface SentListProps {
  notifications: readonly SentNotification[];
  onWithdraw: (notification: SentNotification) => void;
}

/** What was sent, to whom, and how many have read it. */
export function SentList({ notifications, onWithdraw }: SentListProps) {
  const { t } = useTranslation('admin-user-notification');
  return (
    <Section title={t('sent.title')}>
      {notifications.length === 0 && <p className="adv-muted">{t('sent.none')}</p>}
      <ul className="admin-rows">
        {notifications.map((notification) => (
          <li key={notification.notificationId}>
            <SentRow notification={notification} />
            {notification.withdrawnOn === undefined && (
              <Button
                aria-label={`${t('sent.withdraw')}: ${notification.title}`}
                onClick={() => onWithdraw(notification)}
              >
                {t('sent.withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SentRow({ notification }: { notification: SentNotification }) {
  const { t } = useTranslation('admin-user-notification');
  const { title, description, createdOn, createdBy, audience } = notification;
  const { readCount, recipientCount, withdrawnOn, withdrawnBy } = notification;
  return (
    <div>
      <p>
        {withdrawnOn !== undefined && <StatusChip tone="neutral" label={t('sent.withdrawn')} />}{' '}
        <strong>{title}</strong>
      </p>
      {description !== undefined && (
        <p className="admin-rows__text">
          <LinkedText text={description} />
        </p>
      )}
      <p className="adv-muted">
        {t('sent.by', {
          on: formatDateTime(createdOn),
          by: createdBy,
          audience: audience.map((one) => t(`audience.${one}`)).join(', '),
        })}
        {' · '}
        {t('sent.read', { read: readCount, count: recipientCount })}
        {withdrawnOn !== undefined && (
          <>
            {' · '}
            {t('sent.withdrawnOn', { on: formatDateTime(withdrawnOn), by: withdrawnBy ?? '' })}
          </>
        )}
      </p>
    </div>
  );
}
