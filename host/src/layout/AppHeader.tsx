import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Kbd } from '@advisor/ui/components/Kbd';
import { ArrowLeftOutlined, MenuOutlined, SearchOutlined } from '@advisor/ui/icons';
import { NotificationBell } from '../features/user-notifications/NotificationBell';
import { Breadcrumbs } from './Breadcrumbs';
import { EnvironmentTag } from './EnvironmentTag';
import { NewProductButton } from './NewProductButton';
import { OverrideTag } from './OverrideTag';
import { PinnedTag } from './PinnedTag';
import { UserMenu } from './UserMenu';
import { useRouteFacts } from './use-route-handle';
import { useTrail } from './use-trail';

/**
 * Back where the user came from; to the screen above when the page began here, as by a link or after a
 * trip to another page.
 */
function BackButton() {
  const { t } = useTranslation('host');
  const navigate = useNavigate();
  const trail = useTrail();
  const above = trail.at(-2) ?? trail[0]!;
  const goBack = () => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    void (idx ? navigate(-1) : navigate(above.path));
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
