import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  versionsInUse,
  type DeployedDocuments,
  type DeployedRemote,
  type Registry,
} from '@advisor/contracts/deployment/registry';
import {
  hostOfferSchema,
  misfits,
  remoteNeedsSchema,
  type HostOffer,
  type RemoteNeeds,
} from './misfits';
import { versionFolder, type Where } from './place';
import { readJson } from './read-json';
import { Refusal } from './refusal';

/** Where the files of a version are: in the deploy root, or in a build that is not there yet. */
export type FindFolder = (where: Where) => string;

export const inRoot =
  (root: string): FindFolder =>
  (where) =>
    versionFolder(root, where);

const readHost = (find: FindFolder, version: string): Promise<HostOffer> =>
  readJson(join(find({ kind: 'host', name: 'host', version }), 'host.json'), hostOfferSchema);

async function readRemote(find: FindFolder, name: string, version: string) {
  const folder = find({ kind: 'remote', name, version });
  // Files that have gone missing are that remote's own trouble.
  if (!existsSync(folder)) return undefined;
  return readJson(join(folder, 'remote.json'), remoteNeedsSchema);
}

/** A page may be given any of them together. Pins are for trying what may not fit. */
const served = (app: DeployedDocuments | DeployedRemote): string[] =>
  'off' in app && app.off ? [] : versionsInUse({ ...app, pins: [] });

interface Candidate {
  name: string;
  version: string;
  needs: RemoteNeeds;
}

const servedRemotes = async (
  find: FindFolder,
  { remotes }: Pick<Registry, 'remotes'>,
): Promise<Candidate[]> => {
  const found = await Promise.all(
    Object.entries(remotes).flatMap(([name, remote]) =>
      served(remote).map(async (version) => {
        const needs = await readRemote(find, name, version);
        return needs ? [{ name, version, needs }] : [];
      }),
    ),
  );
  return found.flat();
};

/** Two apps of which some user could be given versions that do not go together. */
export interface Conflict {
  /** Their names in the registry, or host. */
  between: readonly [string, string];
  /** A sentence with their versions. */
  reason: string;
}

/** A change was refused for what it would bring together. */
export class ConflictRefusal extends Refusal {
  constructor(found: readonly Conflict[]) {
    super(found.map(({ reason }) => reason).join('\n'));
  }
}

/** Remotes whose versions some user may be given together, and that own one path. */
function collisions(remotes: readonly Candidate[]): Conflict[] {
  const owners = remotes.flatMap(({ name, version, needs }) =>
    needs.owns.map((path) => ({ name, version, path })),
  );
  const problems = owners.flatMap((one, index) =>
    owners
      .slice(index + 1)
      .filter(({ name, path }) => name !== one.name && path === one.path)
      .map((other): [string, Conflict] => {
        const reason = `${one.path} belongs to ${one.name} ${one.version} and to ${other.name} ${other.version}`;
        return [reason, { between: [one.name, other.name], reason }];
      }),
  );
  return [...new Map(problems).values()];
}

/** Why the versions that a registry serves do not go together; empty when they do. */
export async function conflicts(
  find: FindFolder,
  registry: Pick<Registry, 'host' | 'remotes'>,
): Promise<Conflict[]> {
  const remotes = await servedRemotes(find, registry);
  const unfit = await Promise.all(
    served(registry.host).map(async (version) => {
      const host = await readHost(find, version);
      return remotes.flatMap((remote) =>
        misfits(remote.needs, host).map((what): Conflict => ({
          between: [remote.name, 'host'],
          reason: `${remote.name} ${remote.version} ${what} (host ${version})`,
        })),
      );
    }),
  );
  return [...unfit.flat(), ...collisions(remotes)];
}

/**
 * What a change of the registry would bring upon those who are served; what did not fit before is not
 * the fault of the change.
 */
export async function newConflicts(
  find: FindFolder,
  before: Pick<Registry, 'host' | 'remotes'>,
  after: Pick<Registry, 'host' | 'remotes'>,
): Promise<Conflict[]> {
  const known = new Set((await conflicts(find, before)).map(({ reason }) => reason));
  return (await conflicts(find, after)).filter(({ reason }) => !known.has(reason));
}
