import { InfoBar } from '@advisor/ui/components/InfoBar';
import { LockOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';

/** Says why a step can only be read; nothing while it may be changed. */
export function LockedStep({ reason }: { reason: string | undefined }) {
  const { t } = useTranslation('case');
  if (reason === undefined) return null;
  return (
    <InfoBar
      severity="info"
      icon={<LockOutlined />}
      title={t('hub.readOnly')}
      description={reason}
    />
  );
}
