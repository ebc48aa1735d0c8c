import type { ServedRemote } from '@advisor/deployment/served-registry';

type LoadedRemote = Pick<ServedRemote, 'entry' | 'global'>;

interface SharedVersion {
  name: string;
  version: string;
}

/** What the library's developer tools read of a container. */
const moduleInfo = (entry: string, shared: readonly SharedVersion[]) => ({
  version: entry,
  remoteEntry: entry,
  remotesInfo: {} as Record<string, { matchedVersion: string }>,
  consumerList: [] as string[],
  shared: shared.map(({ name, version }) => ({ sharedName: name, version })),
});

type Tools = { moduleInfo: Record<string, ReturnType<typeof moduleInfo>> };

/**
 * Tells the library's developer tools (the browser extension 'Module Federation') what is on the
 * page; its runtime does so only where it loads the remotes itself.
 * @returns notes a remote that has been loaded
 */
export function describeModules(host: string, shared: readonly SharedVersion[]) {
  const { __FEDERATION__: tools } = globalThis as unknown as { __FEDERATION__: Tools };
  const described = (tools.moduleInfo[host] = moduleInfo('', shared));
  return ({ entry, global }: LoadedRemote): void => {
    described.remotesInfo[global] = { matchedVersion: entry };
    tools.moduleInfo[`${global}:${entry}`] = {
      ...moduleInfo(entry, []),
      consumerList: [host],
    };
  };
}
