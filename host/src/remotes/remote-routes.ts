import type { ServedRegistry, ServedRemote } from '@advisor/deployment/served-registry';
import type { RemoteContext, RemoteModule } from '@advisor/shell/remote-module';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { beginLoaders } from '../loading/begin-loaders';
import { limitedRoutes } from '../loading/limited-routes';
import { waitLimits } from '../loading/limits';
import type { RemoteLoader } from './remote-loader';
import { pause } from '../loading/pause';
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
  /**
   * Begins to load the screen that the page is opened at, beside the host's own parts: a screen that
   * comes soon is drawn at once with its frame, not after it.
   * @param user asks who is signed in; for nobody nothing is read
   */
  beginScreen: (address: string, user: () => Promise<unknown>) => void;
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
  const made = new Map<RemoteModule, RouteObject[]>();
  const patched = new Set<string>();
  let isBegun = Promise.resolve(false);

  const routesOf = (module: RemoteModule): RouteObject[] => {
    const routes = made.get(module) ?? withIds(limitedRoutes(module.routes(context)), module.name);
    made.set(module, routes);
    return routes;
  };

  const begin = async (address: string, user: () => Promise<unknown>): Promise<boolean> => {
    const remote = remoteOfPath(registry, new URL(address).pathname);
    if (!remote) return false;
    const [module] = await Promise.all([loader.load(remote), user()]);
    if (!patched.has(remote.name)) await beginLoaders(routesOf(module), address);
    return true;
  };

  const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({
    path,
    patch,
    signal,
  }) => {
    const remote = remoteOfPath(registry, path);
    if (!remote || patched.has(remote.name)) return;
    // Without it the catch-all route brings the frame, and then comes here again.
    if (!hasFrame() && !(await Promise.race([isBegun, pause(waitLimits.frameAfterMs)]))) return;
    const module = await loader.load(remote).catch(() => undefined);
    // The router drops the patch of an aborted navigation, so that it does not count.
    if (!module || signal.aborted || patched.has(remote.name)) return;
    for (const route of routesOf(module)) {
      patch(parentRouteId(route.path ?? ''), [route]);
    }
    patched.add(remote.name);
  };
  return {
    patchRoutesOnNavigation,
    hasRoutesOf: ({ name }) => patched.has(name),
    beginScreen: (address, user) => {
      // What fails shows when the router goes there, which loads again.
      isBegun = begin(address, user).catch(() => false);
    },
  };
}
