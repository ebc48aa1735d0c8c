import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import { permission } from '@advisor/contracts/permissions';
import { holdsPermission, useSession } from '@advisor/shell/session';
import { isUnder, paths } from '@advisor/shell/paths';
import {
  AppstoreOutlined,
  CalculatorOutlined,
  DashboardOutlined,
  FileTextOutlined,
  FolderOpenOutlined,
  IdcardOutlined,
  InfoCircleOutlined,
  SettingOutlined,
} from '@advisor/ui/icons';
import { productionEnvironment } from '../config/app-config';
import { useHost } from '../host-context';
import { menuEntries, settingsEntries } from './navigation';

/** Icons that a remote may name in its navigation. */
const icons: Record<string, ReactNode> = {
  dashboard: <DashboardOutlined aria-hidden />,
  identification: <IdcardOutlined aria-hidden />,
  documents: <FileTextOutlined aria-hidden />,
  modelation: <CalculatorOutlined aria-hidden />,
};

interface AppMenuProps {
  /** Icons only; the names are tooltips then. */
  isCollapsed?: boolean;
  onFollow?: () => void;
}

/** Length of the longest beginning that the path has; 0 without one. */
const closeness = (path: string, prefixes: readonly string[]): number =>
  Math.max(0, ...prefixes.filter((prefix) => isUnder(path, prefix)).map(({ length }) => length));

/** The application menu: what the deployed remotes offer and the user may follow. */
export function AppMenu({ isCollapsed = false, onFollow }: AppMenuProps) {
  const { t } = useTranslation('host');
  const user = useSession();
  const { registry, config, prefetchPath } = useHost();
  const { pathname } = useLocation();
  const entries = menuEntries(registry, user).map(({ path, label, icon, covers }) => ({
    path,
    label,
    covers,
    icon: icons[icon] ?? <FolderOpenOutlined aria-hidden />,
  }));
  if (settingsEntries(registry, user).length > 0) {
    entries.push({
      path: paths.settings(),
      covers: [paths.settings()],
      label: t('layout.settings'),
      icon: <SettingOutlined aria-hidden />,
    });
  }
  if (holdsPermission(user, permission.bannerAdministration)) {
    entries.push({
      path: paths.parts(),
      covers: [paths.parts()],
      label: t('layout.parts'),
      icon: <InfoCircleOutlined aria-hidden />,
    });
  }
  if (config.environment !== productionEnvironment) {
    entries.push({
      path: paths.demo(),
      covers: [paths.demo()],
      label: t('layout.demo'),
      icon: <AppstoreOutlined aria-hidden />,
    });
  }
  const closest = Math.max(1, ...entries.map(({ covers }) => closeness(pathname, covers)));
  return (
    <nav className="host-menu" aria-label={t('layout.menu')}>
      <ul>
        {entries.map(({ path, label, icon, covers }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={closeness(pathname, covers) === closest ? 'page' : undefined}
              title={isCollapsed ? label : undefined}
              onClick={onFollow}
              onMouseEnter={() => prefetchPath(path)}
              onFocus={() => prefetchPath(path)}
            >
              <span className="host-menu__icon">{icon}</span>
              <span className="host-menu__label">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
