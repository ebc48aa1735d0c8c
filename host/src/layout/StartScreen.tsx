import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { routePattern } from '@advisor/shell/paths';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { VisuallyHidden } from '@advisor/ui/components/VisuallyHidden';

/** Before sign-in there is no frame to show. */
const withoutFrame = new Set<string>([routePattern.home, routePattern.simpleLogin]);

/** Until the first screen is there: the frame of its layout. */
export function StartScreen() {
  const { t } = useTranslation('host');
  const { pathname } = useLocation();
  const heading = (
    <h1>
      <VisuallyHidden>{t('starting')}</VisuallyHidden>
    </h1>
  );
  if (withoutFrame.has(pathname)) return <main>{heading}</main>;
  return (
    <div className="host-start">
      <div className="host-start__sider" aria-hidden />
      <div>
        <div className="host-start__header" aria-hidden />
        <main className="host-content">
          {heading}
          <Skeleton rows={8} shape="list" />
        </main>
      </div>
    </div>
  );
}
