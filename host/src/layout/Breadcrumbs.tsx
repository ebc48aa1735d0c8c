import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '@advisor/shell/session';
import { startPage } from '../session/start-page';
import { useRouteFacts, useStepTitle, type TrailStep } from './use-route-handle';

/** From the start page to the current screen. */
export function Breadcrumbs() {
  const { t } = useTranslation('host');
  const titleOf = useStepTitle();
  const start = startPage(useSession());
  const { trail } = useRouteFacts();
  const items: TrailStep[] = [{ titleKey: 'host:layout.start', path: start }, ...trail];
  return (
    <nav className="host-breadcrumbs" aria-label={t('layout.breadcrumb')}>
      <ol>
        {items.map((step, index) => (
          <li key={titleOf(step)}>
            {index === items.length - 1 ? (
              <span aria-current="page">{titleOf(step)}</span>
            ) : (
              <Link to={step.path}>{titleOf(step)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
