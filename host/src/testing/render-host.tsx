import { setUpUser } from '@advisor/testing/user';
import { addTexts, initI18n } from '@advisor/i18n/instance';
import { configureApi } from '@advisor/api-client/call';
import type { ServedRegistry } from '@advisor/deployment/served-registry';
import { hostContractVersion } from '@advisor/shell/remote-module';
import { useNotificationStore } from '@advisor/shell/notifications';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { App } from '../App';
import { parseConfig } from '../config/app-config';
import { observedRoot } from '../create-observed-root';
import { createHost } from '../create-host';
import { useErrorBannerStore } from '../errors/error-banner-store';
import { unreadCountQuery } from '../features/user-notifications/user-notifications.queries';
import { limitedRoutes } from '../loading/limited-routes';
import type { RemoteLoader } from '../remotes/remote-loader';
import { RemotesProvider } from '../remotes/remote-of-place';
import { createPatchRoutes, type RemoteRoutes } from '../remotes/remote-routes';
import { createHostRoutes, parentRouteId } from '../routes';

export const caseRemote: ServedRegistry['remotes'][number] = {
  name: 'case',
  version: '1',
  entry: '/remotes/case/1/remoteEntry.js',
  global: 'advisor_case',
  contractVersion: hostContractVersion,
  owns: ['/dashboard', '/case-identification', '/general-documents', '/mortgage/case-detail'],
  navigation: [
    {
      path: '/dashboard',
      label: 'Přehled případů',
      icon: 'dashboard',
      permissions: [224],
      order: 10,
    },
    {
      path: '/case-identification',
      label: 'Identifikace případu',
      icon: 'identification',
      order: 20,
    },
  ],
  slots: [],
};

interface RenderHostOptions {
  registry?: ServedRegistry;
  /** Routes that a remote would bring, patched under the host's. */
  remoteRoutes?: RouteObject[];
  parentId?: string;
  environment?: string;
  /** Brings the remotes as the real page does; `remoteRoutes` are at hand at once without. */
  loader?: Pick<RemoteLoader, 'failureOf'> & Partial<Pick<RemoteLoader, 'load'>>;
  hasRoutesOf?: RemoteRoutes['hasRoutesOf'];
  /** Of the user's notifications. */
  unreadCount?: number;
}

/** The whole host without remotes' code: its own routes, stores and error policy. */
export async function renderHost(
  path: string,
  {
    registry = { remotes: [caseRemote] },
    remoteRoutes = [],
    parentId = 'main-content',
    environment = 'test',
    loader = { failureOf: () => undefined },
    hasRoutesOf = () => true,
    unreadCount = 0,
  }: RenderHostOptions = {},
) {
  useNotificationStore.setState({ notifications: [] });
  useErrorBannerStore.getState().clear();
  useCurrentClientStore.getState().clear();
  const config = parseConfig({ environment });
  await initI18n();
  const { queryClient, bindRouter } = await createHost(config);
  configureApi({ baseUrl: `${window.location.origin}/api/v1/` });
  addTexts('test', { title: 'Cizí obrazovka' });
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
  // Nothing is new: the bell asks in tests of its own.
  queryClient.setQueryData(unreadCountQuery().queryKey, { count: unreadCount });
  const { load } = loader;
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const real =
    load &&
    createPatchRoutes({
      registry,
      loader: { load },
      context: { queryClient },
      parentRouteId,
      hasFrame: () => router?.state.initialized ?? false,
    });
  router = createMemoryRouter(createHostRoutes({ queryClient, registry }), {
    initialEntries: [path],
    patchRoutesOnNavigation:
      real?.patchRoutesOnNavigation ??
      (({ patch }) => patch(parentId, limitedRoutes(remoteRoutes.splice(0)))),
  });
  bindRouter(router);
  const prefetchPath = jest.fn();
  const view = render(
    <RemotesProvider value={{ registry, loader, hasRoutesOf: real?.hasRoutesOf ?? hasRoutesOf }}>
      <App queryClient={queryClient} router={router} host={{ registry, config, prefetchPath }} />
    </RemotesProvider>,
    observedRoot,
  );
  return { ...view, router, queryClient, prefetchPath, user: setUpUser() };
}
