import { InfoBar } from '@advisor/ui/components/InfoBar';
import { NotificationStack } from '@advisor/ui/components/NotificationStack';
import { SystemBanner } from '@advisor/ui/components/SystemBanner';
import { Button } from '@advisor/ui/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

export function Messages() {
  const { t } = useTranslation('demo');
  const [shown, setShown] = useState<readonly string[]>([]);
  const close = (closed: string) => setShown(shown.filter((id) => id !== closed));
  const notifications = [
    {
      id: 'a',
      type: 'processing' as const,
      title: t('messages.processing'),
      description: t('messages.processingText'),
    },
    { id: 'b', type: 'success' as const, title: t('messages.success') },
    { id: 'c', type: 'info' as const, title: t('messages.info'), hideCloseButton: true },
    {
      id: 'd',
      type: 'warning' as const,
      title: t('messages.warning'),
      button: { label: t('messages.open'), action: () => close('d') },
    },
    { id: 'e', type: 'error' as const, title: t('messages.error'), traceId },
  ];
  return (
    <>
      <InfoBar
        severity="error"
        title={t('messages.error')}
        description={t('messages.errorText')}
        traceId={traceId}
        onClose={() => undefined}
      />
      <InfoBar
        severity="warning"
        title={t('messages.warning')}
        action={<Button size="small">{t('messages.open')}</Button>}
      />
      <InfoBar severity="info" title={t('messages.info')} />
      <InfoBar severity="success" title={t('messages.success')} onClose={() => undefined} />
      <SystemBanner
        banner={{
          severity: 'info',
          title: t('messages.banner'),
          description: t('messages.bannerText'),
        }}
        words={{ more: t('messages.more'), less: t('messages.less') }}
        onClose={() => undefined}
      />
      <div className="adv-actions">
        <Button onClick={() => setShown(notifications.map(({ id }) => id))}>
          {t('messages.notify')}
        </Button>
      </div>
      <NotificationStack
        notifications={notifications.filter(({ id }) => shown.includes(id))}
        onClose={close}
      />
    </>
  );
}
