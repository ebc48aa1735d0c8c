import { StrictMode } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { openDrafts } from '@advisor/forms/drafts';
import { addTexts } from '@advisor/i18n/instance';
import { SlotProvider } from '@advisor/shell/components/Slot';
import { loggedInUserQuery } from '@advisor/shell/session';
import { App } from './App';
import { readConfig } from './config/app-config';
import { createHost } from './create-host';
import { createObservedRoot } from './create-observed-root';
import { observeWindow } from '@advisor/api-client/diagnostics/observed-failures';
import { hostPart, recordLoad, watchLoads } from './diagnostics/part-health';
import { reportWhenIdle } from './diagnostics/report-when-idle';
import { withOverrides } from './overrides/with-overrides';
import { RemoteSlotFailure } from './remotes/RemoteSlotFailure';
import { createPrefetchPath } from './remotes/prefetch-path';
import { readRegistry } from './remotes/registry';
import { createRemoteLoader } from './remotes/remote-loader';
import { claimPolicies } from './remotes/script-policies';
import { createPatchRoutes } from './remotes/remote-routes';
import { createSlotResolver } from './remotes/slots';
import { RemotesProvider } from './remotes/remote-of-place';
import { createHostRoutes, parentRouteId } from './routes';
import { takeStyles } from './take-styles';

observeWindow();
const styles = takeStyles();

const [served, config] = await Promise.all([readRegistry(), readConfig()]);
claimPolicies(served.remotes);
const { queryClient, signatureService, bindRouter } = await createHost(config);
const registry = await withOverrides(
  served,
  () => import(/* webpackChunkName: 'overrides' */ './overrides/overrides'),
);
const context = { queryClient, signatureService };
const loader = watchLoads(
  createRemoteLoader({
    loadExposedModule: async (...attempt) =>
      (
        await import(/* webpackChunkName: 'frame' */ './remotes/federation-runtime')
      ).loadExposedModule(...attempt),
    addTexts,
  }),
);

const prefetchPath = createPrefetchPath({ registry, loader, context });

let router: ReturnType<typeof createBrowserRouter> | undefined;
const { patchRoutesOnNavigation, hasRoutesOf, beginScreen } = createPatchRoutes({
  registry,
  loader,
  context,
  parentRouteId,
  hasFrame: () => router?.state.initialized ?? false,
});

// At once, beside the code that the router is about to load one after the other.
void prefetchPath(window.location.pathname);
beginScreen(window.location.href, async () => {
  const { userId } = await queryClient.fetchQuery(loggedInUserQuery());
  // Loaders read what was typed.
  openDrafts(userId);
});

router = createBrowserRouter(createHostRoutes({ queryClient, registry }), {
  patchRoutesOnNavigation,
});
bindRouter(router);

const slots = createSlotResolver({ registry, loader, FailureView: RemoteSlotFailure });

await styles;
createObservedRoot().render(
  <StrictMode>
    <RemotesProvider value={{ registry, loader, hasRoutesOf }}>
      <SlotProvider value={slots}>
        <App queryClient={queryClient} router={router} host={{ registry, config, prefetchPath }} />
      </SlotProvider>
    </RemotesProvider>
  </StrictMode>,
);

recordLoad(hostPart, { state: 'loaded', durationMs: performance.now() });
reportWhenIdle({ registry, router, config });
