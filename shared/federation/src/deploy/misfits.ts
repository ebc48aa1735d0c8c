import { z } from 'zod';

/**
 * What a host's build says that it has for remotes. What one of an earlier make does not say is not
 * held against it.
 */
export const hostOfferSchema = z.object({
  contractVersion: z.int().optional(),
  provides: z.record(
    z.string(),
    z.object({ version: z.string(), names: z.array(z.string()).optional() }),
  ),
  texts: z.array(z.string()).optional(),
  slots: z.array(z.string()).optional(),
  paths: z.array(z.string()).optional(),
});
export type HostOffer = z.infer<typeof hostOfferSchema>;

/** What a remote's build says that it needs of a host. */
export const remoteNeedsSchema = z.object({
  contractVersion: z.int(),
  requires: z.record(z.string(), z.string()),
  uses: z.record(z.string(), z.array(z.string())).default({}),
  texts: z.array(z.string()).default([]),
  owns: z.array(z.string()),
  slots: z.array(z.string()).default([]),
});
export type RemoteNeeds = z.infer<typeof remoteNeedsSchema>;

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

function versionMisfits({ requires }: RemoteNeeds, { provides }: HostOffer): string[] {
  return Object.entries(requires).flatMap(([name, version]) => {
    const provided = provides[name]?.version;
    return provided === version
      ? []
      : [`was built with ${name} ${version}; the host has ${provided ?? 'none'}`];
  });
}

function nameMisfits({ uses }: RemoteNeeds, { provides }: HostOffer): string[] {
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
function isTaken(path: string, { paths = [] }: HostOffer): boolean {
  const first = `/${path.split('/')[1] ?? ''}`;
  const isOfHost = (own: string) => own === path || own.startsWith(`${first}/:`);
  return serverPaths.has(first) || paths.some(isOfHost);
}

/** Why a remote's build does not go together with a host's, each a sentence about the remote. */
export function misfits(remote: RemoteNeeds, host: HostOffer): string[] {
  if (host.contractVersion !== undefined && host.contractVersion !== remote.contractVersion) {
    const [built, kept] = [remote.contractVersion, host.contractVersion];
    return [`was built against contract ${built}; the host keeps contract ${kept}`];
  }
  const texts = missing(remote.texts, host.texts);
  const slots = missing(remote.slots, host.slots);
  const paths = remote.owns.filter((path) => isTaken(path, host));
  return [
    ...versionMisfits(remote, host),
    ...nameMisfits(remote, host),
    ...(texts.length > 0 ? [`names the common texts ${list(texts)}, which the host lacks`] : []),
    ...(slots.length > 0
      ? [`fills ${list(slots)}, which is no slot of the host; it has ${list(host.slots ?? [])}`]
      : []),
    ...(paths.length > 0 ? [`owns ${list(paths)}, which is the host's or the server's own`] : []),
  ];
}
