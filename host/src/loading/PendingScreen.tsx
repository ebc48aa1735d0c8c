import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../layout/use-route-handle';
import { ScreenSkeleton } from './ScreenSkeleton';

/** Stands in the place of a screen that is on its way, with its name where that is known. */
export function PendingScreen() {
  const { t } = useTranslation('host');
  return <ScreenSkeleton title={useScreenTitle()} hint={t('loading.screen')} />;
}
