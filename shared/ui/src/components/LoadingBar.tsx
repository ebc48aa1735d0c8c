import { useTranslation } from 'react-i18next';
import { LiveRegion } from './LiveRegion';

/** Thin line over the page while calls run; takes no room, so nothing shifts. */
export function LoadingBar({ active }: { active: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="adv-loading-bar" data-active={active}>
      <LiveRegion>{active && t('loading')}</LiveRegion>
    </div>
  );
}
