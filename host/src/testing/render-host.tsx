import { addTexts, initI18n } from '@advisor/i18n/instance';
import { configureApi } from '@advisor/api-client/call';
import type { ServedRegistry } from '@advisor/contracts/deployment/served-registry';
import { useNotificationStore } from '@advisor/shell/notifications';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { App } from '../App';
import { parseConfig } from '../config/app-config';
import { createHost } from '../create-host';
import { useErrorBannerStore } from '../errors/error-banner-store';
import { createHostRoutes } from '../routes';

const caseRemote: ServedRegistry['remotes'][number] = {
  name: 'case',
  version: '1',
  entry: '/remotes/case/1/remoteEntry.js',
  global: 'advisor_case',
  contractVersion: 1,
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
}

/** The whole host without remotes' code: its own routes, stores and error policy. */
export async function renderHost(
  path: string,
  {
    registry = { remotes: [caseRemote] },
    remoteRoutes = [],
    parentId = 'main-content',
    environment = 'test',
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
  const router = createMemoryRouter(createHostRoutes({ queryClient, registry }), {
    initialEntries: [path],
    patchRoutesOnNavigation: ({ patch }) => patch(parentId, remoteRoutes.splice(0)),
  });
  bindRouter(router);
  const prefetchPath = jest.fn();
  const view = render(
    <App queryClient={queryClient} router={router} host={{ registry, config, prefetchPath }} />,
  );
  return { ...view, router, queryClient, prefetchPath, user: userEvent.setup() };
}
