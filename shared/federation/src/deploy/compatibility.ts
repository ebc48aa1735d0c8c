import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  versionsInUse,
  type DeployedDocuments,
  type DeployedRemote,
  type Registry,
} from '@advisor/contracts/deployment/registry';
import { z } from 'zod';
import { versionFolder } from './place';
import { readJson } from './read-json';

const providesSchema = z.object({
  provides: z.record(z.string(), z.object({ version: z.string() })),
});
const requiresSchema = z.object({ requires: z.record(z.string(), z.string()) });

type Versions = Readonly<Record<string, string>>;

/** What a remote needs and a host does not provide; empty when they fit. */
export const unmet = (requires: Versions, provides: Versions): string[] =>
  Object.entries(requires).flatMap(([name, version]) => {
    const provided = provides[name];
    return provided === version ? [] : [`${name} ${version}; the host has ${provided ?? 'none'}`];
  });

async function hostVersions(root: string, version: string): Promise<Versions> {
  const folder = versionFolder(root, { kind: 'host', name: 'host', version });
  const { provides } = await readJson(join(folder, 'host.json'), providesSchema);
  return Object.fromEntries(Object.entries(provides).map(([name, own]) => [name, own.version]));
}

async function remoteVersions(root: string, name: string, version: string): Promise<Versions> {
  const folder = versionFolder(root, { kind: 'remote', name, version });
  // Files that have gone missing are that remote's own trouble.
  if (!existsSync(folder)) return {};
  return (await readJson(join(folder, 'remote.json'), requiresSchema)).requires;
}

/** A page may be given any of them together. Pins are for trying what may not fit. */
const served = (app: DeployedDocuments | DeployedRemote): string[] =>
  'off' in app && app.off ? [] : versionsInUse({ ...app, pins: [] });

/** Remotes whose versions some user may be given together, and that own one path. */
function collisions({ remotes }: Pick<Registry, 'remotes'>): string[] {
  const owners = Object.entries(remotes).flatMap(([name, remote]) =>
    remote.releases
      .filter(({ version }) => served(remote).includes(version))
      .flatMap(({ version, facts }) => facts.owns.map((path) => ({ name, version, path }))),
  );
  const problems = owners.flatMap((one, index) =>
    owners
      .slice(index + 1)
      .filter(({ name, path }) => name !== one.name && path === one.path)
      .map(
        (other) =>
          `${one.path} belongs to ${one.name} ${one.version} and to ${other.name} ${other.version}`,
      ),
  );
  return [...new Set(problems)];
}

/**
 * Why the versions that a registry serves do not go together; empty when they do. Their files have
 * to be placed already.
 */
export async function conflicts(
  root: string,
  registry: Pick<Registry, 'host' | 'remotes'>,
): Promise<string[]> {
  const hosts = served(registry.host);
  const unfit = await Promise.all(
    Object.entries(registry.remotes).flatMap(([name, remote]) =>
      served(remote).flatMap((version) =>
        hosts.map(async (host) => {
          const [requires, provides] = await Promise.all([
            remoteVersions(root, name, version),
            hostVersions(root, host),
          ]);
          return unmet(requires, provides).map(
            (what) => `${name} ${version} was built with ${what} in version ${host}`,
          );
        }),
      ),
    ),
  );
  return [...unfit.flat(), ...collisions(registry)];
}
