import { join } from 'node:path';
import {
  versionsInUse,
  type DeployedDocuments,
  type DeployedRemote,
  type Registry,
} from '@advisor/deployment/registry';
import { hostDescriptionSchema, type HostDescription } from '@advisor/deployment/host-description';
import { readJson, UnreadableFileError } from '@advisor/deployment/read-json';
import {
  remoteDescriptionSchema,
  type RemoteDescription,
} from '@advisor/deployment/remote-description';
import { incompatibilities } from './incompatibilities';
import { versionFolder, type Where } from './place';
import { Refusal } from './refusal';

/** Where the files of a version are: in the deploy root, or in a build that is not there yet. */
export type FindFolder = (where: Where) => string;

export const inRoot =
  (root: string): FindFolder =>
  (where) =>
    versionFolder(root, where);

/** What a version says of itself, or why it cannot be served at all. */
type Described<T> = { description: T } | { conflict: Conflict };

function describe<T>(
  find: FindFolder,
  where: Where,
  [file, schema]: readonly [string, Parameters<typeof readJson<T>>[1]],
): Described<T> {
  try {
    return { description: readJson(join(find(where), file), schema) };
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const { kind, name, version } = where;
    const app = kind === 'host' ? 'host' : name;
    const reason = `${app} ${version} cannot be served: ${error.message}`;
    return { conflict: { between: [app, app], reason } };
  }
}

/** A page may be given any of them together. Pins are for trying what may not fit. */
export const served = (app: DeployedDocuments | DeployedRemote): string[] =>
  'off' in app && app.off ? [] : versionsInUse({ ...app, pins: [] });

/** A version of a remote that some user may be given. */
interface Candidate {
  name: string;
  version: string;
  needs: RemoteDescription;
}

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

const unfitRemotes = (
  remotes: readonly Candidate[],
  hostVersion: string,
  host: HostDescription,
): Conflict[] =>
  remotes.flatMap(({ name, version, needs }) =>
    incompatibilities(needs, host).map((what): Conflict => ({
      between: [name, 'host'],
      reason: `${name} ${version} ${what} (host ${hostVersion})`,
    })),
  );

/** What the versions of remotes that a registry serves say of themselves, and which cannot be read. */
export function describeRemotes(
  find: FindFolder,
  registry: Pick<Registry, 'remotes'>,
): { remotes: Candidate[]; unreadable: Conflict[] } {
  const remotes: Candidate[] = [];
  const unreadable: Conflict[] = [];
  for (const [name, remote] of Object.entries(registry.remotes)) {
    for (const version of served(remote)) {
      const where = { kind: 'remote', name, version } as const;
      const described = describe(find, where, ['remote.json', remoteDescriptionSchema]);
      if ('conflict' in described) unreadable.push(described.conflict);
      else remotes.push({ name, version, needs: described.description });
    }
  }
  return { remotes, unreadable };
}

/** Why the versions that a registry serves do not go together; empty when they do. */
export async function conflicts(
  find: FindFolder,
  registry: Pick<Registry, 'host' | 'remotes'>,
): Promise<Conflict[]> {
  const { remotes, unreadable } = describeRemotes(find, registry);
  const found = [...unreadable];
  for (const version of served(registry.host)) {
    const where = { kind: 'host', name: 'host', version } as const;
    const described = describe(find, where, ['host.json', hostDescriptionSchema]);
    if ('conflict' in described) found.push(described.conflict);
    else found.push(...unfitRemotes(remotes, version, described.description));
  }
  return [...found, ...collisions(remotes)];
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
