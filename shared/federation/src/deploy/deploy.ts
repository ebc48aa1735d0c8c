import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import type {
  DeployedDocuments,
  DeployedRemote,
  Registry,
  Release,
} from '@advisor/deployment/registry';
import { appName, type BuildOutput } from './build-output';
import {
  addRelease,
  makeCanary,
  makeStable,
  pin,
  type CanaryShare,
  type Deployed,
} from './channels';
import {
  ConflictRefusal,
  inRoot,
  newConflicts,
  type Conflict,
  type FindFolder,
} from './compatibility';
import { placeBuild, removeFolder, versionFolder } from './place';
import { changeRegistry, readRegistry } from './revisions';

type Content = Omit<Registry, 'change'>;

/** Whom a deployed version is given to: everybody, some, or those who have its link. */
export type Channel =
  | { kind: 'stable' }
  | { kind: 'canary'; share: CanaryShare }
  | { kind: 'link' };

export interface DeployOptions {
  channel: Channel;
  /** Of the sources that the builds were made from. */
  commit?: string | undefined;
  /** Finds what does not go together; names and versions when it is left out. */
  compare?: Compare;
}

/** What a change of the registry would bring together that does not fit. */
export type Compare = (find: FindFolder, before: Content, after: Content) => Promise<Conflict[]>;

export interface Deployment {
  name: string;
  version: string;
  /** Of the link, where it was asked for. */
  key?: string;
}

const notDeployed = { pins: [], former: [], releases: [] };

/**
 * Changes what is served, unless the versions then would not go together. What did not fit before is
 * not the fault of this change.
 * @throws {Refusal}
 */
export async function changeServed(
  root: string,
  what: string,
  change: (registry: Content) => Content,
  compare: Compare = newConflicts,
): Promise<void> {
  await changeRegistry(root, what, async (registry) => {
    const changed = change(registry);
    const introduced = await compare(inRoot(root), registry, changed);
    if (introduced.length > 0) throw new ConflictRefusal(introduced);
    return changed;
  });
}

/** Puts a placed build into the registry. */
function addToRegistry(
  registry: Content,
  build: BuildOutput,
  release: Release,
  channel: Channel,
): { registry: Content; key?: string } {
  const { name, version } = build;
  const since = release.deployedAt;
  const give = <A extends Deployed>(app: A): { app: A; key?: string } => {
    if (channel.kind === 'link') return pin(app, version, since);
    if (channel.kind === 'stable') return { app: makeStable(app, version, since) };
    return { app: makeCanary(app, version, since, channel.share) };
  };
  if (build.kind === 'remote') {
    const deployed: DeployedRemote = registry.remotes[name] ?? notDeployed;
    const { app, key } = give(addRelease(deployed, { ...release, facts: build.facts }));
    return { registry: { ...registry, remotes: { ...registry.remotes, [name]: app } }, key };
  }
  if (build.kind === 'page') {
    const deployed: DeployedDocuments = registry.pages[name] ?? notDeployed;
    const { app, key } = give(addRelease(deployed, release));
    return { registry: { ...registry, pages: { ...registry.pages, [name]: app } }, key };
  }
  const { app, key } = give(addRelease(registry.host, release));
  return { registry: { ...registry, host: app }, key };
}

/** Puts builds into the registry, as if they were placed. */
export function addAllToRegistry(
  before: Content,
  builds: readonly BuildOutput[],
  { channel, commit }: DeployOptions,
): { registry: Content; deployed: Deployment[] } {
  const deployedAt = new Date().toISOString();
  const deployed: Deployment[] = [];
  const registry = builds.reduce((content, build) => {
    const { version } = build;
    const release = { version, deployedAt, ...(commit !== undefined && { commit }) };
    const entered = addToRegistry(content, build, release, channel);
    deployed.push({
      name: appName(build),
      version,
      ...(entered.key !== undefined && { key: entered.key }),
    });
    return entered.registry;
  }, before);
  return { registry, deployed };
}

const isReleased = ({ host, pages, remotes }: Content, { kind, name, version }: BuildOutput) => {
  const apps: Readonly<Record<string, Deployed>> =
    kind === 'host' ? { host } : kind === 'page' ? pages : remotes;
  return apps[name]?.releases.some((release) => release.version === version) === true;
};

/** Takes away what was copied for nothing, unless another deployment of the same has named it. */
async function removeUnreleased(root: string, builds: readonly BuildOutput[]): Promise<void> {
  for (const build of builds) {
    if (!isReleased(readRegistry(root), build)) await removeFolder(versionFolder(root, build));
  }
}

/**
 * Copies builds into the deploy root and then switches to all of them in one step. When it fails or
 * is killed, everything that was live is live still; what was copied goes when it fails.
 * @throws {Refusal} when they do not fit what is served beside them
 */
export async function deploy(
  root: string,
  builds: readonly BuildOutput[],
  { channel, commit, compare }: DeployOptions,
): Promise<Deployment[]> {
  // Told better here than by what would fail first.
  if (existsSync(root)) await access(root, constants.W_OK);
  const added: BuildOutput[] = [];
  let deployed: Deployment[] = [];
  const what = builds.map((build) => `${appName(build)} ${build.version}`).join(', ');
  const change = (before: Content) => {
    const changed = addAllToRegistry(before, builds, { channel, commit });
    ({ deployed } = changed);
    return changed.registry;
  };
  try {
    for (const build of builds) {
      if (await placeBuild(root, build)) added.push(build);
    }
    await changeServed(root, `deploy ${what} to ${channel.kind}`, change, compare);
  } catch (error) {
    await removeUnreleased(root, added);
    throw error;
  }
  // A version that had lain there unused may have been removed as old just before.
  const gone = builds.filter((build) => !existsSync(versionFolder(root, build)));
  for (const build of gone) await placeBuild(root, build);
  return deployed;
}
