import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@advisor/shell/session';
import { Kbd } from '@advisor/ui/components/Kbd';
import { ArrowLeftOutlined, MenuOutlined, SearchOutlined } from '@advisor/ui/icons';
import { NotificationBell } from '../features/user-notifications/NotificationBell';
import { startPage } from '../session/start-page';
import { Breadcrumbs } from './Breadcrumbs';
import { EnvironmentTag } from './EnvironmentTag';
import { NewProductButton } from './NewProductButton';
import { OverrideTag } from './OverrideTag';
import { PinnedTag } from './PinnedTag';
import { UserMenu } from './UserMenu';
import { useRouteFacts } from './use-route-handle';

/** Back where the user came from, or to the start page when the tab began here. */
function BackButton() {
  const { t } = useTranslation('host');
  const navigate = useNavigate();
  const start = startPage(useSession());
  const goBack = () => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    void (idx ? navigate(-1) : navigate(start));
  };
  return (
    <button type="button" className="host-back" onClick={goBack}>
      <ArrowLeftOutlined aria-hidden /> {t('layout.back')}
    </button>
  );
}

interface AppHeaderProps {
  onOpenMenu: () => void;
  onSearch: () => void;
}

/** Header of the main layout; its buttons depend on the route. */
export function AppHeader({ onOpenMenu, onSearch }: AppHeaderProps) {
  const { t } = useTranslation('host');
  const { backButton, newProductButton } = useRouteFacts();
  return (
    <header className="host-header">
      <button
        type="button"
        className="host-icon-button host-header__menu"
        aria-label={t('layout.openMenu')}
        onClick={onOpenMenu}
      >
        <MenuOutlined aria-hidden />
      </button>
      {backButton && <BackButton />}
      <Breadcrumbs />
      <EnvironmentTag />
      <PinnedTag />
      <OverrideTag />
      <button
        type="button"
        className="host-search"
        aria-label={t('layout.searchHint')}
        aria-keyshortcuts="Control+K"
        onClick={onSearch}
      >
        <SearchOutlined aria-hidden />
        <span className="host-search__label">{t('layout.search')}</span>
        <Kbd keys={['Ctrl', 'K']} />
      </button>
      {newProductButton && <NewProductButton />}
      <NotificationBell />
      <UserMenu />
    </header>
  );
}
