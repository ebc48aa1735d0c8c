import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '@advisor/shell/session';
import { isUnder } from '@advisor/deployment/path-rules';
import { useHost } from '../host-context';
import { useArrival } from '../loading/arrival';
import { Arriving } from '../loading/Arriving';
import { ScreenBoundary } from '../loading/ScreenBoundary';
import { routeId } from '../route-id';
import { settingsEntries } from './navigation';

/** Frame of the settings: the areas that remotes fill, beside the chosen one. */
export default function SettingsLayout() {
  const { t } = useTranslation('host');
  const { registry, prefetchPath } = useHost();
  const entries = settingsEntries(registry, useSession());
  const { pathname } = useArrival().target;
  const screen = (
    <Arriving place="settings">
      <ScreenBoundary routeId={routeId.settings} />
    </Arriving>
  );
  if (entries.length === 0) return screen;
  return (
    <div className="host-settings">
      <nav aria-label={t('layout.settings')}>
        <ul>
          {entries.map(({ path, label }) => (
            <li key={path}>
              <Link
                to={path}
                aria-current={isUnder(pathname, path) ? 'page' : undefined}
                onMouseEnter={() => prefetchPath(path)}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>{screen}</div>
    </div>
  );
}
