import type { ServedRegistry } from '@advisor/deployment/served-registry';
import { preloadPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import { matchRoutes } from 'react-router-dom';
import { remoteOfPath } from './registry';
import type { RemoteLoader } from './remote-loader';

export interface PrefetchPathOptions {
  registry: ServedRegistry;
  loader: Pick<RemoteLoader, 'load'>;
  context: RemoteContext;
}

/** Loads the code that a click on a link to the path will need: the remote, and the page itself. */
export function createPrefetchPath({ registry, loader, context }: PrefetchPathOptions) {
  const load = async (path: string): Promise<void> => {
    const remote = remoteOfPath(registry, path);
    if (!remote) return;
    const module = await loader.load(remote);
    const matches = matchRoutes([...module.routes(context)], path) ?? [];
    await Promise.all(matches.map(({ route }) => preloadPage(route)));
  };
  // A failure shows when the path is really navigated to, which loads again.
  return (path: string): Promise<void> => load(path).catch(() => undefined);
}
