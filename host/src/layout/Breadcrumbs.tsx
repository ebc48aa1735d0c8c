import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '@advisor/shell/session';
import { startPage } from '../session/start-page';
import { useRouteFacts } from './use-route-handle';

/** From the start page to the current screen. */
export function Breadcrumbs() {
  const { t } = useTranslation() as { t: (key: string) => string };
  const start = startPage(useSession());
  const { trail } = useRouteFacts();
  const items = [{ titleKey: 'host:layout.start', path: start }, ...trail];
  return (
    <nav className="host-breadcrumbs" aria-label={t('host:layout.breadcrumb')}>
      <ol>
        {items.map(({ titleKey, path }, index) => (
          <li key={titleKey}>
            {index === items.length - 1 ? (
              <span aria-current="page">{t(titleKey)}</span>
            ) : (
              <Link to={path}>{t(titleKey)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
