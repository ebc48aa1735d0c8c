import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { useNotificationStore } from '@advisor/shell/notifications';
import { routeIdentifiers } from '@advisor/shell/route-identifiers';
import { useErrorBannerStore } from '../errors/error-banner-store';
import { useScreenTitle } from './use-route-handle';

/** Unless the screen has put the focus into one of its fields. */
function focusHeading(): void {
  const main = document.querySelector('main');
  if (main !== document.activeElement && main?.contains(document.activeElement)) return;
  main?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/**
 * What happens with every change of screen: scroll to the top, focus on the heading, messages of
 * the screen before go. A change of the query alone (a filter, a sort) is the same screen.
 */
function useScreenChange(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    useNotificationStore.getState().reset();
    useErrorBannerStore.getState().clear();
    window.scrollTo({ top: 0 });
    focusHeading();
  }, [pathname]);
}

export function useNavigationEffects(): void {
  const { t } = useTranslation('host');
  const { pathname, search } = useLocation();
  const params = useParams();
  const title = useScreenTitle();

  useScreenChange(pathname);

  // Before the paint, so that the client panel does not push the screen down.
  useLayoutEffect(() => {
    const identifiers = routeIdentifiers(params, new URLSearchParams(search));
    if (Object.keys(identifiers).length > 0) useCurrentClientStore.getState().update(identifiers);
  }, [params, search]);

  useEffect(() => {
    document.title = title === undefined ? t('product') : t('documentTitle', { title });
  }, [t, title]);
}
