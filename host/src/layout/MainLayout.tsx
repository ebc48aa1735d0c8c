import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { holdsPermission, useSession } from '@advisor/shell/session';
import { MenuFoldOutlined, MenuUnfoldOutlined } from '@advisor/ui/icons';
import { ErrorBannerBar } from '../errors/ErrorBannerBar';
import { PageProblemView } from '../errors/RouteError';
import { SessionWarning } from '../session/SessionWarning';
import { useSessionEvents } from '../session/use-session-events';
import { AppHeader } from './AppHeader';
import { AppMenu } from './AppMenu';
import { Brand } from './Brand';
import { ClientPanel } from './ClientPanel';
import { MenuDrawer } from './MenuDrawer';
import { useSiderState } from './sider-state';
import { useRouteFacts } from './use-route-handle';

const CommandPalette = lazy(() => import('../features/palette/CommandPalette'));

const forbidden = { status: 403, statusText: '', internal: true, data: undefined };

/** The screen, or why the user may not see it. */
function Content() {
  const user = useSession();
  const { permission } = useRouteFacts();
  if (permission !== undefined && !holdsPermission(user, permission))
    return <PageProblemView error={forbidden} />;
  return <Outlet />;
}

function usePaletteShortcut(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open]);
}

/** The workplace of a signed-in user. */
export default function MainLayout() {
  const { t } = useTranslation('host');
  const { pathname, search } = useLocation();
  const { clientPanel } = useRouteFacts();
  const [isCollapsed, toggleSider] = useSiderState();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const openPalette = useCallback(() => setIsPaletteOpen(true), []);
  const pathToReturn = useCallback(() => `${pathname}${search}`, [pathname, search]);
  usePaletteShortcut(openPalette);
  useSessionEvents(pathToReturn);

  const toggleLabel = t(isCollapsed ? 'layout.expandMenu' : 'layout.collapseMenu');
  return (
    <div className="host" data-collapsed={isCollapsed}>
      <a className="host-skip" href="#content">
        {t('skipToContent')}
      </a>
      <aside className="host-sider" aria-label={t('product')}>
        <Brand />
        <AppMenu isCollapsed={isCollapsed} />
        <button
          type="button"
          className="host-sider__toggle"
          aria-expanded={!isCollapsed}
          aria-label={toggleLabel}
          title={toggleLabel}
          onClick={toggleSider}
        >
          {isCollapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
        </button>
      </aside>
      <div className="host-body">
        <AppHeader onOpenMenu={() => setIsDrawerOpen(true)} onSearch={openPalette} />
        {clientPanel && <ClientPanel />}
        <main id="content" className="host-content" tabIndex={-1}>
          <ErrorBannerBar />
          <Content />
        </main>
      </div>
      {isDrawerOpen && <MenuDrawer onClose={() => setIsDrawerOpen(false)} />}
      {isPaletteOpen && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setIsPaletteOpen(false)} />
        </Suspense>
      )}
      <SessionWarning pathToReturn={pathToReturn} />
    </div>
  );
}
