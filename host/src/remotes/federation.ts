import { createInstance, registerGlobalPlugins } from '@module-federation/runtime';
import type { ServedRemote } from '@advisor/deployment/served-registry';
import { describeModules } from './module-info';
import { NotArrivedError } from './not-arrived';
import { pastCache } from './past-cache';
import { admitPolicy } from './script-policies';

// Global, so that the instances which remotes make in their containers have it, too.
registerGlobalPlugins([
  {
    name: 'advisor-shared-modules',
    // Whoever reads of a version that does not fit wants to know whom it does not fit.
    beforeLoadShare: (args) => {
      if (args.shareInfo) args.shareInfo.from ??= args.origin.name;
      return args;
    },
    // A rejected load would be handed to everyone who asks later.
    errorLoadShare: ({ pkgName, shareScopeMap }) => {
      for (const scope of Object.values(shareScopeMap)) {
        for (const shared of Object.values(scope[pkgName] ?? {})) {
          if (!shared.loaded) shared.loading = null;
        }
      }
    },
  },
]);

export interface ProvidedModule {
  name: string;
  version: string;
  load: () => unknown;
}

type RemoteScript = Pick<ServedRemote, 'entry' | 'global' | 'integrity' | 'override'>;
type ShareScope = ReturnType<typeof createInstance>['shareScopeMap'][string];
type Shared = ShareScope[string][string];

/** What a remote's entry sets as its global. */
interface Container {
  init: (scope: ShareScope) => unknown;
  get: (exposed: string) => Promise<() => unknown>;
}

const containerOf = (global: string) =>
  (globalThis as unknown as Record<string, Container | undefined>)[global];

/**
 * Entries of remotes are the only scripts that the registry can make the page load: our own, and
 * those of the origin that the server has named instead.
 */
const rules = {
  createScriptURL: (url: string, override: string | undefined): string => {
    if (url.startsWith(override === undefined ? '/remotes/' : `${override}/`)) return url;
    throw new TypeError(`${url} is no remote's`);
  },
};

/** Not in the compiler's library, and not in every browser. */
declare const trustedTypes:
  | { createPolicy: (name: string, policy: typeof rules) => typeof rules }
  | undefined;

const policy =
  typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy('advisor_remotes', rules);

const elsewhere = document.implementation.createHTMLDocument();

function runScript(
  { entry, global, integrity, override }: RemoteScript,
  signal: AbortSignal,
): Promise<void> {
  const script = document.createElement('script');
  script.src = policy.createScriptURL(entry, override);
  admitPolicy(global);
  script.fetchPriority = 'high';
  if (integrity !== undefined) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () =>
      reject(new NotArrivedError(`${entry} cannot be loaded`)),
    );
    signal.addEventListener('abort', () => {
      // Outside of its document a script does not run: the next attempt's would be in its way.
      elsewhere.adoptNode(script);
      reject(signal.reason as Error);
    });
    document.head.append(script);
  });
}

async function loadContainer(remote: RemoteScript, signal: AbortSignal): Promise<Container> {
  const { entry, global } = remote;
  const load = async () => {
    if (!containerOf(global)) await runScript(remote, signal);
    const container = containerOf(global);
    if (!container) throw new Error(`${entry} leaves no container ${global}`);
    return container;
  };
  // The code that federates, and what is asked of an override, may have taken all its time.
  signal.throwIfAborted();
  return pastCache(entry, load, signal);
}

/**
 * What one container is given of a shared module. It takes the host's, and keeps its own account of
 * that; only who has taken it is noted for all.
 */
function toTake(shared: Shared): Shared {
  const { from } = shared;
  const taken: Shared = { ...shared, lib: undefined, loaded: undefined, loading: null };
  // The library writes there who asked first.
  return Object.defineProperty(taken, 'from', { get: () => from, set: () => {} });
}

/** A scope of a container's own: what it adds or replaces there, no other remote sees. */
const sealed = (scope: ShareScope): ShareScope =>
  Object.fromEntries(
    Object.entries(scope).map(([name, versions]) => [
      name,
      Object.fromEntries(
        Object.entries(versions).map(([version, shared]) => [version, toTake(shared)]),
      ),
    ]),
  );

/**
 * The host's side of federation: one version of each shared module, and nothing known of a remote
 * before it is loaded.
 */
export function createFederation(provided: readonly ProvidedModule[]) {
  const instance = createInstance({
    name: 'advisor_host',
    remotes: [],
    // The other strategy would fetch every registered remote for its versions.
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      provided.map(({ name, version, load }) => [
        name,
        {
          version,
          get: async () => {
            const module: unknown = await load();
            return () => module as never;
          },
          shareConfig: { singleton: true, strictVersion: true, requiredVersion: version },
        },
      ]),
    ),
  });
  const scopes = new Map<string, ShareScope>();
  /** The same at each attempt: containers refuse another one than they were begun with. */
  const scopeOf = (global: string): ShareScope => {
    const scope = scopes.get(global) ?? sealed(instance.shareScopeMap['default'] ?? {});
    scopes.set(global, scope);
    return scope;
  };
  const noteRemote =
    process.env.NODE_ENV === 'production' ? undefined : describeModules(instance.name, provided);
  return {
    /**
     * One attempt to load a remote's exposed module.
     * @param signal ends it: its entry does not run any more
     */
    load: async (remote: RemoteScript, signal: AbortSignal): Promise<unknown> => {
      const container = await loadContainer(remote, signal);
      await container.init(scopeOf(remote.global));
      noteRemote?.(remote);
      const factory = await container.get('./remote');
      return factory();
    },
  };
}
