import { createHash } from 'node:crypto';
import type { DeployedDocuments, DeployedRemote, Registry } from '@advisor/deployment/registry';
import {
  servedRemote,
  type RefusedOverride,
  type ServedRegistry,
  type ServedRemote,
} from '@advisor/deployment/served-registry';
import type { Override } from './overrides';

/** Who asks, as far as the choice of versions depends on it. */
export interface Visitor {
  /** Absent for who is not signed in. */
  user?: { id: number; login: string };
  /** Keys of the links that were followed, the last one first. */
  pins: readonly string[];
  /** Remotes that the browser takes from elsewhere. */
  overrides?: readonly Override[];
  refusedOverride?: RefusedOverride | undefined;
}

/** The versions that one visitor is given. */
export interface Choice {
  host: string;
  registry: ServedRegistry;
}

/**
 * 0–99, always the same one for a user and an app. Apps divide the users differently, so that not
 * the same few try everything; a later canary of the app has the same users, and more of them when
 * its share grows.
 */
export const shareOf = (app: string, userId: number): number =>
  createHash('sha256').update(`${app}/${userId}`).digest().readUInt32BE() % 100;

function tries(
  app: string,
  canary: NonNullable<DeployedDocuments['canary']>,
  { user }: Visitor,
): boolean {
  if (!user) return false;
  if ('users' in canary) return canary.users.includes(user.login);
  return shareOf(app, user.id) < canary.percent;
}

interface Given {
  version: string;
  since: string;
  channel?: ServedRemote['channel'];
}

function give(
  name: string,
  { stable, canary, pins }: DeployedDocuments | DeployedRemote,
  visitor: Visitor,
): Given | undefined {
  for (const key of visitor.pins) {
    const pin = pins.find((candidate) => candidate.key === key);
    if (pin) return { version: pin.version, since: pin.since, channel: 'pinned' };
  }
  if (canary && tries(name, canary, visitor)) {
    return { version: canary.version, since: canary.since, channel: 'canary' };
  }
  return stable;
}

function giveRemote(
  name: string,
  remote: DeployedRemote,
  visitor: Visitor,
): ServedRemote | undefined {
  const given = give(name, remote, visitor);
  const release = remote.releases.find(({ version }) => version === given?.version);
  if (!release || !given) return undefined;
  const override = visitor.overrides?.find((candidate) => candidate.remote === name);
  return {
    ...servedRemote(name, release),
    ...(override && { override: override.origin }),
    ...(given.channel && { channel: given.channel }),
    ...(remote.off && { isOff: true }),
    ...(release.facts.integrity === undefined && !override && { isUnverified: true }),
    since: remote.off?.since ?? given.since,
  };
}

const byName = (one: ServedRemote, other: ServedRemote) => (one.name < other.name ? -1 : 1);

export function chooseVersions(registry: Registry, visitor: Visitor): Choice {
  const { host, remotes } = registry;
  const givenHost = give('host', host, visitor);
  return {
    host: givenHost?.version ?? '',
    registry: {
      ...(givenHost?.channel && { hostChannel: givenHost.channel }),
      ...(givenHost && { hostVersion: givenHost.version, hostSince: givenHost.since }),
      ...(!visitor.user && hasCanary(registry) && { isUndecided: true }),
      ...(visitor.refusedOverride && { refusedOverride: visitor.refusedOverride }),
      remotes: Object.entries(remotes)
        .flatMap(([name, remote]) => giveRemote(name, remote, visitor) ?? [])
        .toSorted(byName),
    },
  };
}

/** Whether the choice depends on who the user is. */
export const hasCanary = ({ host, remotes }: Registry): boolean =>
  [host, ...Object.values(remotes)].some(({ canary }) => canary !== undefined);

/** Keys of the links that lead to a version now, by app. */
const pinsOf = ({ host, remotes }: Registry): string[][] =>
  [host, ...Object.values(remotes)].map(({ pins }) => pins.map(({ key }) => key));

/** The keys that a visitor holds once another link has been followed: one for each app. */
export function followPin(registry: Registry, held: readonly string[], key: string): string[] {
  return pinsOf(registry).flatMap((keys) => {
    const latest = [key, ...held].find((candidate) => keys.includes(candidate));
    return latest ?? [];
  });
}
