import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router-dom';
import { useSession } from '@advisor/shell/session';
import { useHost } from '../host-context';
import { settingsEntries } from './navigation';

/** Frame of the settings: the areas that remotes fill, beside the chosen one. */
export default function SettingsLayout() {
  const { t } = useTranslation('host');
  const { registry, prefetchPath } = useHost();
  const entries = settingsEntries(registry, useSession());
  if (entries.length === 0) return <Outlet />;
  return (
    <div className="host-settings">
      <nav aria-label={t('layout.settings')}>
        <ul>
          {entries.map(({ path, label }) => (
            <li key={path}>
              <NavLink to={path} onMouseEnter={() => prefetchPath(path)}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <Outlet />
      </div>
    </div>
  );
}
