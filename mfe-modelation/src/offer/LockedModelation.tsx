import { InfoBar } from '@advisor/ui/components/InfoBar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModelationLock } from './modelation-lock';

interface LockedModelationProps {
  lock: ModelationLock;
  /** What the arrangement is made from. */
  children?: ReactNode;
}

/** Instead of a form for an arrangement that cannot be modelled for any more: why, and what holds. */
export function LockedModelation({ lock, children }: LockedModelationProps) {
  const { t } = useTranslation('modelation');
  return (
    <>
      <InfoBar severity="info" title={lock.reason ?? t('hub.notModelled')} />
      {children}
    </>
  );
}
