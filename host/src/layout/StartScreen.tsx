import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { hostAddresses } from '@advisor/addresses/host';
import { VisuallyHidden } from '@advisor/ui/components/VisuallyHidden';
import { ScreenSkeleton } from '../loading/ScreenSkeleton';

/** Before sign-in there is no frame to show. */
const withoutFrame = new Set<string>([
  hostAddresses.home.pattern,
  hostAddresses.simpleLogin.pattern,
]);

/** Until the first screen is there: the frame of its layout. */
export function StartScreen() {
  const { t } = useTranslation('host');
  const { pathname } = useLocation();
  if (withoutFrame.has(pathname)) {
    return (
      <main>
        <h1>
          <VisuallyHidden>{t('starting')}</VisuallyHidden>
        </h1>
      </main>
    );
  }
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
