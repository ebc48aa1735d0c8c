import { useTranslation } from 'react-i18next';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';

/** Until the first screen is there: the frame of the layout, without words. */
export function StartScreen() {
  const { t } = useTranslation('host');
  return (
    <div className="host-start">
      <LiveRegion>{t('starting')}</LiveRegion>
      <div className="host-start__sider" aria-hidden />
      <div className="host-start__header" aria-hidden />
    </div>
  );
}
