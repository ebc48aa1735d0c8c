import * as runtimeCore from '@module-federation/runtime-core';
import type { SharedModuleName } from '@advisor/federation/shared-modules';
import type { RegistryRemote } from '@advisor/federation/registry';
import { providedModules } from './provided-modules';

/** Version of each shared module, put in by the build. */
declare const SHARED_VERSIONS: Readonly<Record<SharedModuleName, string>>;

// Remotes are built without a runtime of their own and find it here: the page holds it once.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const scope = 'default';

const federation = new runtimeCore.ModuleFederation({
  name: 'advisor_host',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(providedModules).map(([name, load]) => {
      const version = SHARED_VERSIONS[name as SharedModuleName];
      return [
        name,
        {
          version,
          scope,
          get: async () => {
            const module = await load();
            return () => module as never;
          },
          shareConfig: { singleton: true, strictVersion: true, requiredVersion: version },
        },
      ];
    }),
  ),
});

/** The runtime keeps a failed load of a shared module for ever; the next attempt has to start anew. */
function forgetFailedSharedModules(): void {
  for (const versions of Object.values(federation.shareScopeMap[scope] ?? {})) {
    for (const shared of Object.values(versions)) {
      if (!shared.loaded) shared.loading = null;
    }
  }
}

/**
 * One attempt to load a remote's exposed module.
 * @param isRetry forgets what the runtime remembers of the failed attempts before
 */
export async function loadExposedModule(
  { entry, global }: Pick<RegistryRemote, 'entry' | 'global'>,
  isRetry: boolean,
): Promise<unknown> {
  if (isRetry) forgetFailedSharedModules();
  const remote = { name: global, entry, entryGlobalName: global, type: 'global' as const };
  federation.registerRemotes([remote], { force: isRetry });
  return federation.loadRemote(`${global}/remote`);
}
