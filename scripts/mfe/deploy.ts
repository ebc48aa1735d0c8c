import { join, resolve } from 'node:path';
import type { RemoteRelease } from '@advisor/deployment/registry';
import { appName, readBuild, type BuildOutput } from '@advisor/federation/deploy/build-output';
import type { CanaryShare, Deployed } from '@advisor/federation/deploy/channels';
import { deploy, type Channel } from '@advisor/federation/deploy/deploy';
import { Refusal } from '@advisor/federation/deploy/refusal';
import { readRegistry } from '@advisor/federation/deploy/revisions';
import { builtCommit, inputsOf } from '../build/build-app';
import { sourceCommit } from '../build/source-commit';
import { appsByName } from './apps-by-name';
import { buildAll } from './build';
import { readArguments, readNumber, requireRoot, print } from './command';
import { compareAll } from './compare';
import { outcomeOf } from './outcome';
import { refuseTypeErrors } from './type-errors';

interface ChannelOptions {
  channel?: string;
  percent?: string;
  users?: string;
}

function readShare({ percent, users }: ChannelOptions): CanaryShare {
  if ((percent === undefined) === (users === undefined)) {
    throw new Refusal('A canary takes either --percent N or --users A,B.');
  }
  if (percent !== undefined) return { percent: readNumber('percent', percent, [1, 100]) };
  const logins = (users ?? '').split(',').map((login) => login.trim().toLowerCase());
  if (logins.includes('')) throw new Refusal('--users has to be logins with commas between them.');
  return { users: [...new Set(logins)] };
}

function readChannel(options: ChannelOptions): Channel {
  const { channel = 'stable', percent, users } = options;
  if (channel === 'canary') return { kind: channel, share: readShare(options) };
  if (percent !== undefined || users !== undefined) {
    throw new Refusal('--percent and --users belong to --channel canary.');
  }
  if (channel === 'stable' || channel === 'link') return { kind: channel };
  throw new Refusal(`There is no channel ${channel}; there are stable, canary and link.`);
}

const shareText = (share: CanaryShare): string =>
  'percent' in share ? `${share.percent} % of the users` : share.users.join(', ');

const given = (channel: Channel): string =>
  ({
    stable: 'live',
    canary: channel.kind === 'canary' ? `tried by ${shareText(channel.share)}` : '',
    link: 'open to whoever follows the link',
  })[channel.kind];

/** Of a remote's version: what the menu leads to, or a path without placeholders. */
function firstAddress({ releases }: Deployed, version: string): string {
  const release = releases.find((candidate) => candidate.version === version);
  if (!release || !('facts' in release)) return '/';
  const { navigation, owns } = (release as RemoteRelease).facts;
  return navigation[0]?.path ?? owns.find((path) => !/[*:]/.test(path)) ?? '/';
}

/** What follows the address of the product in a link to a pinned version. */
export const pinLink = (app: Deployed, version: string, key: string): string =>
  `${firstAddress(app, version)}?pin=${key} behind the workplace's address`;

/** Builds what is named, or reads the build that lies in a folder. */
export async function buildsOf(names: readonly string[], folder: string | undefined) {
  if (folder === undefined) {
    const apps = appsByName(names);
    await buildAll(apps);
    await refuseTypeErrors(apps);
    const builds = await Promise.all(apps.map(({ dir }) => readBuild(join(dir, 'dist'))));
    return { builds, commit: await sourceCommit(apps.flatMap(inputsOf)) };
  }
  const built = await readBuild(resolve(folder));
  const name = appName(built);
  if (names.length > 1 || (names[0] ?? name) !== name) {
    throw new Refusal(`The folder ${folder} holds a build of ${name}.`);
  }
  return { builds: [built], commit: await builtCommit(resolve(folder)) };
}

/** A remote without a host is nobody's page: most likely the folder is misspelt. */
async function requireHost(root: string, builds: readonly BuildOutput[]): Promise<void> {
  const kinds = new Set(builds.map(({ kind }) => kind));
  if (!kinds.has('remote') || kinds.has('host')) return;
  const { host } = readRegistry(root);
  if (host.releases.length > 0) return;
  throw new Refusal(`There is no host in ${root}; deploy it first or with it.`);
}

export async function deployApps(args: readonly string[]): Promise<void> {
  const { names, values } = readArguments(args, [
    'to',
    'build',
    'channel',
    'percent',
    'users',
    'commit',
  ]);
  const root = requireRoot(values);
  const channel = readChannel(values);
  const { builds, commit } = await buildsOf(names, values.build);
  await requireHost(root, builds);
  const deployed = await deploy(root, builds, {
    channel,
    commit: values.commit ?? commit,
    compare: compareAll,
  });
  const { remotes } = readRegistry(root);
  for (const { name, version, key } of deployed) {
    const app = remotes[name] ?? { pins: [], former: [], releases: [] };
    const link = key === undefined ? '' : `: ${pinLink(app, version, key)}`;
    print(`${name} ${version} ${outcomeOf(app, given(channel))}${link}`);
  }
}
