import { createInstance, registerGlobalPlugins } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { RegistryRemote } from '@advisor/federation/registry';

// Remotes are built without a runtime of their own and find it here: the page holds it once.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

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

type RemoteScript = Pick<RegistryRemote, 'entry' | 'global'>;

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
  return {
    /**
     * One attempt to load a remote's exposed module. Never registered by force: that would take the
     * shared modules which the remote has used out of the scope.
     */
    load: async ({ entry, global }: RemoteScript): Promise<unknown> => {
      instance.registerRemotes([{ name: global, entry, entryGlobalName: global, type: 'global' }]);
      return instance.loadRemote(`${global}/remote`);
    },
  };
}
