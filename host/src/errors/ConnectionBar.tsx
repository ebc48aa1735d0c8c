import { useTranslation } from 'react-i18next';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { useIsOffline } from '../use-is-offline';
import { useReconnection } from './use-reconnection';

/** Says in the frame that the computer is offline; what had failed goes on by itself afterwards. */
export function ConnectionBar() {
  const { t } = useTranslation('host');
  const isOffline = useIsOffline();
  useReconnection();
  if (!isOffline) return null;
  return (
    <InfoBar
      severity="warning"
      title={t('connection.offline')}
      description={t('connection.offlineText')}
    />
  );
}
