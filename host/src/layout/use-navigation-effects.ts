import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { useCurrentClient, useCurrentClientStore } from '@advisor/shell/current-client';
import { useNotificationStore } from '@advisor/shell/notifications';
import { routeIdentifiers } from '@advisor/shell/route-identifiers';
import { useErrorBannerStore } from '../errors/error-banner-store';
import { useRouteFacts, useScreenTitle } from './use-route-handle';

/** Unless the screen has put the focus into one of its fields. */
function focusHeading(): void {
  const main = document.querySelector('main');
  if (main !== document.activeElement && main?.contains(document.activeElement)) return;
  main?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** A screen, or a part of one; the part is unknown as long as the screen's routes are. */
interface Place {
  pathname: string;
  part: string | undefined;
}

const isOther = (one: Place, other: Place): boolean =>
  one.pathname !== other.pathname ||
  (one.part !== undefined && other.part !== undefined && one.part !== other.part);

/**
 * What happens with every change of screen: scroll to the top, focus on the heading, messages of
 * the screen before go. A change of the query alone (a filter, a sort) is the same screen, unless it
 * names another part.
 */
function useScreenChange({ pathname, part }: Place): void {
  const shown = useRef<Place>({ pathname, part });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, part };
    if (!isOther(before, shown.current)) return;
    useNotificationStore.getState().reset();
    useErrorBannerStore.getState().clear();
    window.scrollTo({ top: 0 });
    focusHeading();
  }, [pathname, part]);
}

export function useNavigationEffects(): void {
  const { t } = useTranslation('host');
  const { pathname, search } = useLocation();
  const params = useParams();
  const title = useScreenTitle();
  const { partParameter, clientPanel } = useRouteFacts();
  const { caseId } = useCurrentClient();
  const part = partParameter && (new URLSearchParams(search).get(partParameter) ?? '');

  useScreenChange({ pathname, part });

  // Before the paint, so that the client panel does not push the screen down.
  useLayoutEffect(() => {
    const identifiers = routeIdentifiers(params, new URLSearchParams(search));
    if (Object.keys(identifiers).length > 0) useCurrentClientStore.getState().update(identifiers);
  }, [params, search]);

  const ofCase = clientPanel && caseId !== undefined ? caseId : undefined;
  useEffect(() => {
    const screen = title !== undefined && ofCase !== undefined ? `${title} · ${ofCase}` : title;
    document.title = screen === undefined ? t('product') : t('documentTitle', { title: screen });
  }, [t, title, ofCase]);
}
