import type { ServedRemote } from '@advisor/deployment/served-registry';
import { provideContainerRuntime } from '@advisor/federation/container-runtime';
import type { SharedModuleName } from '@advisor/federation/shared-modules';
import { containerRuntime } from './container-runtime';
import { createFederation } from './federation';
import { providedModules } from './provided-modules';

/** Version of each shared module, put in by the build. */
declare const SHARED_VERSIONS: Readonly<Record<SharedModuleName, string>>;

provideContainerRuntime(containerRuntime);

const federation = createFederation(
  Object.entries(providedModules).map(([name, load]) => ({
    name,
    version: SHARED_VERSIONS[name as SharedModuleName],
    load,
  })),
);

/** The remote as it is now, where a developer changes it meanwhile. */
async function overridden(remote: ServedRemote): Promise<ServedRemote> {
  const { describeOverride } = await import(
    /* webpackChunkName: 'overrides' */ '../overrides/overrides'
  );
  return describeOverride(remote);
}

/** One attempt to load a remote's exposed module; the next one asks anew for what has failed. */
export const loadExposedModule = async (
  remote: ServedRemote,
  signal: AbortSignal,
): Promise<unknown> =>
  federation.load(remote.override === undefined ? remote : await overridden(remote), signal);
