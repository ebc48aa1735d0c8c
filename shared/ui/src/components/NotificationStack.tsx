import { useTranslation } from 'react-i18next';
import { Button } from '../core';
import { LoadingOutlined } from '../icons';
import { InfoBar } from './InfoBar';

interface NotificationView {
  id: string;
  type: 'error' | 'warning' | 'info' | 'success' | 'processing';
  title: string;
  description?: string;
  traceId?: string;
  button?: { label: string; action: () => void };
  hideCloseButton?: boolean;
}

interface NotificationStackProps {
  notifications: readonly NotificationView[];
  onClose: (id: string) => void;
}

/** The page's notifications, newest last, off the places of actions. */
export function NotificationStack({ notifications, onClose }: NotificationStackProps) {
  const { t } = useTranslation();
  return (
    <section className="adv-notifications" aria-label={t('notification.region')}>
      {notifications.map(({ id, type, title, description, traceId, button, hideCloseButton }) => (
        <InfoBar
          key={id}
          severity={type === 'processing' ? 'info' : type}
          icon={type === 'processing' ? <LoadingOutlined /> : undefined}
          action={
            button && (
              <Button size="small" onClick={button.action}>
                {button.label}
              </Button>
            )
          }
          title={title}
          description={description}
          traceId={traceId}
          onClose={hideCloseButton ? undefined : () => onClose(id)}
        />
      ))}
    </section>
  );
}
