import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { addTexts } from '@advisor/i18n/instance';
import { loggedInUserQuery } from '@advisor/shell/session';
import { App } from '../../host/src/App';
import { readConfig } from '../../host/src/config/app-config';
import { createHost } from '../../host/src/create-host';
import { createHostRoutes, parentRouteId } from '../../host/src/routes';
import remote from '../../mfe-case/src/remote';
import remoteConfig from '../../mfe-case/remote.config';

/** The menu needs the remote's navigation; nothing is loaded from here. */
const registry = {
  remotes: [
    {
      name: remoteConfig.name,
      version: '',
      entry: '/',
      global: '',
      contractVersion: remote.contractVersion,
      owns: [],
      navigation: remoteConfig.navigation.map((entry) => ({
        ...entry,
        permissions: 'permissions' in entry ? [...entry.permissions] : undefined,
      })),
      slots: [],
    },
  ],
};

const [config, texts] = await Promise.all([readConfig(), remote.translations()]);
const { queryClient, bindRouter } = await createHost(config);
addTexts(texts.namespace, texts.resources);
void queryClient.prefetchQuery(loggedInUserQuery());

const remoteRoutes = remote.routes({ queryClient });
const withRemote = (route: RouteObject): RouteObject => {
  if (!route.children) return route;
  const own = route.children.map(withRemote);
  const added = remoteRoutes.filter(({ path }) => parentRouteId(path ?? '') === route.id);
  return { ...route, children: [...added, ...own] } as RouteObject;
};

const router = createBrowserRouter(createHostRoutes({ queryClient, registry }).map(withRemote));
bindRouter(router);

createRoot(document.getElementById('root') as HTMLElement).render(
  <App
    queryClient={queryClient}
    router={router}
    host={{ registry, config, prefetchPath: () => undefined }}
  />,
);
