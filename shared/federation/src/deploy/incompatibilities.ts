import type { HostDescription } from '@advisor/deployment/host-description';
import type { RemoteDescription } from '@advisor/deployment/remote-description';

type ProvidedModule = HostDescription['provides'][string];

/** What a host's build says that it has for remotes. */
export interface HostOffer extends Pick<HostDescription, 'contractVersion' | 'texts' | 'paths'> {
  provides: Record<string, Pick<ProvidedModule, 'version' | 'names'>>;
}

/** What a remote's build says that it needs of a host. */
export type RemoteNeeds = Pick<
  RemoteDescription,
  'contractVersion' | 'requires' | 'uses' | 'texts' | 'owns'
>;

/** What the server answers itself. */
const serverPaths = new Set([
  '/api',
  '/embed',
  '/remotes',
  '/registry',
  '/host',
  '/health',
  '/ready',
]);

const list = (names: readonly string[]) => names.join(', ');

const missing = (wanted: readonly string[], offered: readonly string[] | undefined) =>
  offered === undefined ? [] : wanted.filter((name) => !offered.includes(name));

function versionMismatches({ requires }: RemoteNeeds, { provides }: HostOffer): string[] {
  return Object.entries(requires).flatMap(([name, version]) => {
    const provided = provides[name]?.version;
    return provided === version
      ? []
      : [`was built with ${name} ${version}; the host has ${provided ?? 'none'}`];
  });
}

function missingNames({ uses }: RemoteNeeds, { provides }: HostOffer): string[] {
  return Object.entries(uses).flatMap(([module, names]) => {
    const absent = missing(names, provides[module]?.names);
    return absent.length === 0
      ? []
      : [
          `uses ${list(absent)}, which the host lacks (${module}): deploy the host first or with it`,
        ];
  });
}

/** Whether somebody else answers the path: `/redirect/:useCase` is a pattern of the router. */
function isTaken(path: string, { paths }: HostOffer): boolean {
  const first = `/${path.split('/')[1] ?? ''}`;
  const isOfHost = (own: string) => own === path || own.startsWith(`${first}/:`);
  return serverPaths.has(first) || paths.some(isOfHost);
}

/** Why a remote's build does not go together with a host's, each a sentence about the remote. */
export function incompatibilities(remote: RemoteNeeds, host: HostOffer): string[] {
  if (host.contractVersion !== remote.contractVersion) {
    const [built, served] = [remote.contractVersion, host.contractVersion];
    return [`was built against contract ${built}; the host keeps contract ${served}`];
  }
  const texts = missing(remote.texts, host.texts);
  const paths = remote.owns.filter((path) => isTaken(path, host));
  return [
    ...versionMismatches(remote, host),
    ...missingNames(remote, host),
    ...(texts.length > 0 ? [`names the common texts ${list(texts)}, which the host lacks`] : []),
    ...(paths.length > 0 ? [`owns ${list(paths)}, which is the host's or the server's own`] : []),
  ];
}
