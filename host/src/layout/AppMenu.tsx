import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { hostAddresses } from '@advisor/addresses/host';
import { useSession } from '@advisor/shell/session';
import {
  AppstoreOutlined,
  CalculatorOutlined,
  CheckOutlined,
  DashboardOutlined,
  FileTextOutlined,
  FolderOpenOutlined,
  IdcardOutlined,
  SettingOutlined,
} from '@advisor/ui/icons';
import { productionEnvironment } from '../config/app-config';
import { useHost } from '../host-context';
import { useArrival } from '../loading/arrival';
import { closeness, menuEntries, settingsEntries } from './navigation';

/** Icons that a remote may name in its navigation. */
const icons: Record<string, ReactNode> = {
  dashboard: <DashboardOutlined aria-hidden />,
  identification: <IdcardOutlined aria-hidden />,
  documents: <FileTextOutlined aria-hidden />,
  tasks: <CheckOutlined aria-hidden />,
  modelation: <CalculatorOutlined aria-hidden />,
};

interface AppMenuProps {
  /** Icons only; the names are tooltips then. */
  isCollapsed?: boolean;
  onFollow?: () => void;
}

/** The application menu: what the deployed remotes offer and the user may follow. */
export function AppMenu({ isCollapsed = false, onFollow }: AppMenuProps) {
  const { t } = useTranslation('host');
  const user = useSession();
  const { registry, config, prefetchPath } = useHost();
  // Where the user goes: a click answers at once.
  const { pathname } = useArrival().target;
  const entries = menuEntries(registry, user).map(({ path, label, icon, covers }) => ({
    path,
    label,
    covers,
    icon: icons[icon] ?? <FolderOpenOutlined aria-hidden />,
  }));
  if (settingsEntries(registry, user).length > 0) {
    entries.push({
      path: hostAddresses.settings.to(),
      covers: [hostAddresses.settings.to()],
      label: t('layout.settings'),
      icon: <SettingOutlined aria-hidden />,
    });
  }
  if (config.environment !== productionEnvironment) {
    entries.push({
      path: hostAddresses.demo.to(),
      covers: [hostAddresses.demo.to()],
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
