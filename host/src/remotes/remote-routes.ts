import type { ServedRegistry, ServedRemote } from '@advisor/deployment/served-registry';
import type { RemoteContext } from '@advisor/shell/remote-module';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { limitedRoutes } from '../loading/limited-routes';
import type { RemoteLoader } from './remote-loader';
import { remoteOfPath } from './registry';

export interface RemoteRoutesOptions {
  registry: ServedRegistry;
  loader: Pick<RemoteLoader, 'load'>;
  context: RemoteContext;
  /** Id of the host's route under which a remote's route of that path goes. */
  parentRouteId: (path: string) => string;
  /** Whether there is a frame by now that shows the way to a remote's screen. */
  hasFrame: () => boolean;
}

export interface RemoteRoutes {
  patchRoutesOnNavigation: PatchRoutesOnNavigationFunction;
  hasRoutesOf: (remote: ServedRemote) => boolean;
}

/** Stable and unique whichever remote is patched first. */
const withIds = (routes: readonly RouteObject[], prefix: string): RouteObject[] =>
  routes.map((route, index) => {
    const id = route.id ?? `${prefix}-${index}`;
    return route.index
      ? { ...route, id }
      : { ...route, id, ...(route.children && { children: withIds(route.children, id) }) };
  });

/**
 * Adds a remote's routes when a path that it owns is first navigated to. A load that fails adds
 * nothing: the path then matches the host's catch-all route, which asks the loader why.
 */
export function createPatchRoutes({
  registry,
  loader,
  context,
  parentRouteId,
  hasFrame,
}: RemoteRoutesOptions): RemoteRoutes {
  const patched = new Set<string>();
  const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({
    path,
    patch,
    signal,
  }) => {
    const remote = remoteOfPath(registry, path);
    // Without a frame the catch-all route brings it, which then comes here again.
    if (!remote || patched.has(remote.name) || !hasFrame()) return;
    const module = await loader.load(remote).catch(() => undefined);
    // The router drops the patch of an aborted navigation, so that it does not count.
    if (!module || signal.aborted || patched.has(remote.name)) return;
    for (const route of withIds(limitedRoutes(module.routes(context)), remote.name)) {
      patch(parentRouteId(route.path ?? ''), [route]);
    }
    patched.add(remote.name);
  };
  return { patchRoutesOnNavigation, hasRoutesOf: ({ name }) => patched.has(name) };
}
