import type { SharedModuleName } from '@advisor/federation/shared-modules';
import type { RegistryRemote } from '@advisor/federation/registry';
import { providedModules } from './provided-modules';

/** Version of each shared module, put in by the build. */
declare const SHARED_VERSIONS: Readonly<Record<SharedModuleName, string>>;

type ModuleFactory = () => unknown;

interface SharedEntry {
  get: () => Promise<ModuleFactory>;
  from: string;
  eager: boolean;
}

/** Shared module → version → where it comes from: what webpack's containers agree on. */
type ShareScope = Record<string, Record<string, SharedEntry>>;

/** What a remote's container script leaves as a global. */
interface RemoteContainer {
  init: (scope: ShareScope) => void | Promise<void>;
  get: (exposed: string) => Promise<ModuleFactory>;
}

/** One version of each module, the host's: nothing else is ever put in. */
const shareScope: ShareScope = Object.fromEntries(
  Object.entries(providedModules).map(([name, load]) => [
    name,
    {
      [SHARED_VERSIONS[name as SharedModuleName]]: {
        get: async () => {
          const module: unknown = await load();
          return () => module;
        },
        from: 'host',
        eager: false,
      },
    },
  ]),
);

function runScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} cannot be loaded`));
    });
    document.head.append(script);
  });
}

async function loadContainer({ entry, global }: RemoteScript): Promise<RemoteContainer> {
  await runScript(entry);
  const container = (globalThis as unknown as Record<string, RemoteContainer | undefined>)[global];
  if (!container) throw new Error(`${entry} left no container ${global}`);
  await container.init(shareScope);
  return container;
}

type RemoteScript = Pick<RegistryRemote, 'entry' | 'global'>;

const containers = new Map<string, Promise<RemoteContainer>>();

/**
 * One attempt to load a remote's exposed module. Nothing that failed is remembered, so that the
 * next attempt asks for it again.
 */
export async function loadExposedModule(remote: RemoteScript): Promise<unknown> {
  const { entry } = remote;
  let container = containers.get(entry);
  if (!container) {
    container = loadContainer(remote);
    containers.set(entry, container);
    container.catch(() => containers.delete(entry));
  }
  const factory = await (await container).get('./remote');
  return factory();
}
