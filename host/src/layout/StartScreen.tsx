import { useTranslation } from 'react-i18next';
import { ScreenSkeleton } from '../loading/ScreenSkeleton';

/** Until the first screen is there: the frame of its layout. */
export function StartScreen() {
  const { t } = useTranslation('host');
  return (
    <div className="host-start">
      <div className="host-start__sider" aria-hidden />
      <div>
        <div className="host-start__header" aria-hidden />
        <main className="host-content">
          <ScreenSkeleton hint={t('starting')} />
        </main>
      </div>
    </div>
  );
}
