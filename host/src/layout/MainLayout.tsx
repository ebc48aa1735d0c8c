import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { MenuFoldOutlined, MenuUnfoldOutlined } from '@advisor/ui/icons';
import { ConnectionBar } from '../errors/ConnectionBar';
import { ErrorBannerBar } from '../errors/ErrorBannerBar';
import { PageProblemView } from '../errors/RouteError';
import { Arriving } from '../loading/Arriving';
import { useLiveStream } from '../live/use-live-stream';
import { SessionWarning } from '../session/SessionWarning';
import { useOwnLook } from '../session/use-own-look';
import { useSessionEvents } from '../session/use-session-events';
import { AppHeader } from './AppHeader';
import { AppMenu } from './AppMenu';
import { Brand } from './Brand';
import { CaseFrame } from './case-frame/CaseFrame';
import { MenuDrawer } from './MenuDrawer';
import { useSiderState } from './sider-state';
import { usePalette } from './use-palette';
import { useRememberedCase } from './use-remembered-case';
import { useIsForbidden, useRouteFacts } from './use-route-handle';

const forbidden = { status: 403, statusText: '', internal: true, data: undefined };

/** The screen, or why the user may not see it. */
function Content() {
  const isForbidden = useIsForbidden();
  return (
    <Arriving place="content">
      {isForbidden ? <PageProblemView error={forbidden} /> : <Outlet />}
    </Arriving>
  );
}

/** The workplace of a signed-in user. */
export default function MainLayout() {
  const { t } = useTranslation('host');
  const { pathname, search } = useLocation();
  const { clientPanel } = useRouteFacts();
  const [isCollapsed, toggleSider] = useSiderState();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const { Palette, open: openPalette, close: closePalette } = usePalette();
  const pathToReturn = useCallback(() => `${pathname}${search}`, [pathname, search]);
  useOwnLook();
  useRememberedCase();
  useSessionEvents(pathToReturn);
  useLiveStream();

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
        {clientPanel && <CaseFrame />}
        <main id="content" className="host-content" tabIndex={-1}>
          <ConnectionBar />
          <ErrorBannerBar />
          <Content />
        </main>
      </div>
      {isDrawerOpen && <MenuDrawer onClose={() => setIsDrawerOpen(false)} />}
      {Palette && <Palette onClose={closePalette} />}
      <SessionWarning pathToReturn={pathToReturn} />
    </div>
  );
}
