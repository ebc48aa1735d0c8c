import { StrictMode } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { addTexts } from '@advisor/i18n/instance';
import type { RemoteConfig } from '@advisor/federation/build/remote-config';
import type { RemoteModule } from '@advisor/shell/remote-module';
import { isUnder } from '@advisor/deployment/path-rules';
import { loggedInUserQuery } from '@advisor/shell/session';
import { App } from '../../host/src/App';
import { readConfig } from '../../host/src/config/app-config';
import { createHost } from '../../host/src/create-host';
import { createObservedRoot } from '../../host/src/create-observed-root';
import { observeWindow } from '@advisor/api-client/diagnostics/observed-failures';
import { reportWhenIdle } from '../../host/src/diagnostics/report-when-idle';
import { createHostRoutes, parentRouteId } from '../../host/src/routes';
import adminRemote from '../../mfe-admin/src/remote';
import adminConfig from '../../mfe-admin/remote.config';
import caseRemote from '../../mfe-case/src/remote';
import caseConfig from '../../mfe-case/remote.config';
import modelationRemote from '../../mfe-modelation/src/remote';
import modelationConfig from '../../mfe-modelation/remote.config';
import refinancingRemote from '../../mfe-refinancing/src/remote';
import refinancingConfig from '../../mfe-refinancing/remote.config';
import signingRemote from '../../mfe-signing/src/remote';
import signingConfig from '../../mfe-signing/remote.config';
import valuationRemote from '../../mfe-valuation/src/remote';
import valuationConfig from '../../mfe-valuation/remote.config';

observeWindow();

/** The remote of the benchmarked path alone brings its texts: a page needs no other's. */
const remotes: readonly (readonly [RemoteModule, RemoteConfig])[] = [
  [caseRemote, caseConfig],
  [modelationRemote, modelationConfig],
  [refinancingRemote, refinancingConfig],
  [signingRemote, signingConfig],
  [valuationRemote, valuationConfig],
  [adminRemote, adminConfig],
];
const isAt = ([, { owns }]: (typeof remotes)[number]) =>
  owns.some(({ path }) => isUnder(window.location.pathname, path));
const opened = remotes.find(isAt) ?? remotes[0];

/** The menu needs the remotes' navigation; nothing is loaded from here. */
const registry = {
  remotes: remotes.map(([{ contractVersion }, { name, navigation = [] }]) => ({
    name,
    version: '',
    entry: '/',
    global: '',
    contractVersion,
    owns: [],
    navigation: [...navigation],
    slots: [],
  })),
};

const [config, texts] = await Promise.all([readConfig(), opened?.[0].translations?.()]);
const { queryClient, signatureService, bindRouter } = await createHost(config);
if (texts) addTexts(texts.namespace, texts.resources);
void queryClient.prefetchQuery(loggedInUserQuery());

const context = { queryClient, signatureService };
const remoteRoutes = remotes.flatMap(([remote]) => remote.routes(context));
const withRemote = (route: RouteObject): RouteObject => {
  if (!route.children) return route;
  const own = route.children.map(withRemote);
  const added = remoteRoutes.filter(({ path }) => parentRouteId(path ?? '') === route.id);
  return { ...route, children: [...added, ...own] } as RouteObject;
};

const router = createBrowserRouter(createHostRoutes({ queryClient, registry }).map(withRemote));
bindRouter(router);

createObservedRoot().render(
  <StrictMode>
    <App
      queryClient={queryClient}
      router={router}
      host={{ registry, config, prefetchPath: () => undefined }}
    />
  </StrictMode>,
);

reportWhenIdle({ registry, router, config });
