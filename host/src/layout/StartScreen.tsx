import { useTranslation } from 'react-i18next';
import { Brand } from './Brand';
import { ScreenSkeleton } from '../loading/ScreenSkeleton';

/** Until the first screen is there: the frame of its layout, as the document already shows it. */
export function StartScreen() {
  const { t } = useTranslation('host');
  return (
    <div className="host-start">
      <div className="host-start__sider" aria-hidden>
        <Brand />
      </div>
      <div>
        <div className="host-start__header" aria-hidden />
        <main className="host-content">
          <ScreenSkeleton hint={t('starting')} />
        </main>
      </div>
    </div>
  );
}
