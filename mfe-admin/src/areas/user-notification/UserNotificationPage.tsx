import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { ConfirmDialog } from '@advisor/ui/components/ConfirmDialog';
import { Page } from '@advisor/ui/components/Page';
import { Button } from '@advisor/ui/core';
import { PlusOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentQuery, useWithdrawNotification, type SentNotification } from './notifications.queries';
import { SendPanel } from './SendPanel';
import { SentList } from './SentList';
import './texts';

/** Messages to users: those that were sent, and a new one. */
export default function UserNotificationPage() {
  const { t } = useTranslation('admin-user-notification');
  const { data: sent } = usePrefetchedQuery(sentQuery());
  const [isWriting, setIsWriting] = useState(false);
  const [withdrawn, setWithdrawn] = useState<SentNotification>();
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => setIsWriting(true)}
        >
          {t('new')}
        </Button>
      }
    >
      <SentList notifications={sent} onWithdraw={setWithdrawn} />
      {isWriting && <SendPanel onClose={() => setIsWriting(false)} />}
      {withdrawn && (
        <WithdrawQuestion notification={withdrawn} onClose={() => setWithdrawn(undefined)} />
      )}
    </Page>
  );
}

interface WithdrawQuestionProps {
  notification: SentNotification;
  onClose: () => void;
}

function WithdrawQuestion({ notification, onClose }: WithdrawQuestionProps) {
  const { t } = useTranslation('admin-user-notification');
  const withdraw = useWithdrawNotification(notification.notificationId);
  return (
    <ConfirmDialog
      open
      danger
      title={t('question.withdraw', { title: notification.title })}
      confirmLabel={t('sent.withdraw')}
      loading={withdraw.isRunning}
      onConfirm={() => withdraw.run(undefined, { onDone: onClose })}
      onCancel={onClose}
    >
      <p>{t('question.withdrawText')}</p>
    </ConfirmDialog>
  );
}
