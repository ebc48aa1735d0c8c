import type { ServedRegistry } from '@advisor/contracts/deployment/served-registry';
import type { RemoteContext } from '@advisor/shell/remote-module';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import type { RemoteLoader } from './remote-loader';
import { remoteOfPath } from './registry';

export interface RemoteRoutesOptions {
  registry: ServedRegistry;
  loader: RemoteLoader;
  context: RemoteContext;
  /** Id of the host's route under which a remote's route of that path goes. */
  parentRouteId: (path: string) => string;
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
}: RemoteRoutesOptions): PatchRoutesOnNavigationFunction {
  const patched = new Set<string>();
  return async ({ path, patch, signal }) => {
    const remote = remoteOfPath(registry, path);
    if (!remote || patched.has(remote.name)) return;
    const module = await loader.load(remote).catch(() => undefined);
    // The router drops the patch of an aborted navigation, so that it does not count.
    if (!module || signal.aborted || patched.has(remote.name)) return;
    for (const route of withIds(module.routes(context), remote.name)) {
      patch(parentRouteId(route.path ?? ''), [route]);
    }
    patched.add(remote.name);
  };
}
