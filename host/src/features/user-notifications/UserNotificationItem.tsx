import { adminAddresses } from '@advisor/addresses/admin';
import { caseAddresses } from '@advisor/addresses/case';
import type { CallResponse } from '@advisor/api-client/call';
import type { notificationCalls } from '@advisor/contracts/notifications/calls';
import { DateText } from '@advisor/ui/components/DateText';
import { LinkedText } from '@advisor/ui/components/LinkedText';
import { Button } from '@advisor/ui/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMarkAsRead } from './user-notifications.queries';

interface UserNotificationItemProps {
  notification: CallResponse<typeof notificationCalls.current>[number];
  /** Takes the list away, where a link leads on. */
  onLeave: () => void;
}

/** What is said, and the way to what it is about; who goes there has read it. */
export function UserNotificationItem({ notification, onLeave }: UserNotificationItemProps) {
  const { t } = useTranslation('host');
  const { notificationId, title, description, caseId, taskId, page, createdOn, isRead } =
    notification;
  const { run, isRunning } = useMarkAsRead(notificationId);
  const item = useRef<HTMLLIElement>(null);
  const read = () => {
    if (!isRead) run([notificationId]);
  };
  const readHere = () => {
    // The button goes; who came to it by keyboard is still there.
    item.current?.focus();
    read();
  };
  const leave = () => {
    read();
    onLeave();
  };
  return (
    <li ref={item} tabIndex={-1} data-new={!isRead}>
      <p className="host-bell__title">
        {title}
        {!isRead && <span className="host-bell__new">{t('userNotifications.new')}</span>}
      </p>
      {description && (
        <p className="host-bell__text">
          <LinkedText text={description} />
        </p>
      )}
      <div className="host-bell__foot">
        <DateText value={createdOn} as="relative" />
        {caseId !== undefined && (
          <Link to={caseAddresses.caseDetail.to({ caseId, ...ofTask(taskId) })} onClick={leave}>
            {t(taskId === undefined ? 'userNotifications.case' : 'userNotifications.task', {
              caseId,
            })}
          </Link>
        )}
        {page !== undefined && (
          <Link to={adminAddresses[page].to()} onClick={leave}>
            {t(`userNotifications.page.${page}`)}
          </Link>
        )}
        {!isRead && (
          <Button
            type="link"
            size="small"
            loading={isRunning}
            aria-label={t('userNotifications.readOne', { title })}
            onClick={readHere}
          >
            {t('userNotifications.read')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** A task opens beside the others of its case. */
const ofTask = (taskId: number | undefined) =>
  taskId === undefined ? {} : { section: 'tasks', task: String(taskId) };
