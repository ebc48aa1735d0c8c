import { randomBytes } from 'node:crypto';
import type { DeployedDocuments, DeployedRemote } from '@advisor/deployment/registry';
import { Refusal } from './refusal';

/** What the commands change of a host, a page or a remote. */
export type Deployed = DeployedDocuments | DeployedRemote;

/** Who tries a canary. */
export type CanaryShare = { percent: number } | { users: string[] };

const without = (versions: readonly string[], version: string) =>
  versions.filter((other) => other !== version);

function requireRelease({ releases }: Deployed, version: string): void {
  if (releases.some((release) => release.version === version)) return;
  const known = releases.map((release) => release.version).join(', ') || 'none';
  throw new Refusal(`There is no version ${version}; there are: ${known}.`);
}

/** A version whose files have been placed. Deployed again, it counts as new. */
export const addRelease = <A extends Deployed>(app: A, release: A['releases'][number]): A => ({
  ...app,
  releases: [release, ...app.releases.filter(({ version }) => version !== release.version)],
});

/** Makes a released version the one for everybody; the one before can be rolled back to. */
export function makeStable<A extends Deployed>(app: A, version: string, since: string): A {
  requireRelease(app, version);
  const { stable, canary } = app;
  return {
    ...app,
    stable: stable?.version === version ? stable : { version, since },
    former:
      stable && stable.version !== version
        ? [stable.version, ...without(without(app.former, stable.version), version)]
        : without(app.former, version),
    canary: canary?.version === version ? undefined : canary,
  };
}

/** Gives a released version to some; it takes the place of another canary. */
export function makeCanary<A extends Deployed>(
  app: A,
  version: string,
  since: string,
  share: CanaryShare,
): A {
  requireRelease(app, version);
  if (app.stable?.version === version) {
    throw new Refusal(`Version ${version} is the stable one: everybody has it.`);
  }
  return { ...app, canary: { version, since, ...share } };
}

/** Gives a released version to whoever has a link with the key; asked again, the key stays. */
export function pin<A extends Deployed>(app: A, version: string, since: string) {
  requireRelease(app, version);
  const existing = app.pins.find((known) => known.version === version);
  const key = existing?.key ?? randomBytes(12).toString('base64url');
  const pins = existing ? app.pins : [{ version, since, key }, ...app.pins];
  return { app: { ...app, pins }, key };
}

/** Links to the version, or all links, lead to what everybody gets. */
export function unpin<A extends Deployed>(app: A, version?: string): A {
  const pins = app.pins.filter((known) => version !== undefined && known.version !== version);
  if (pins.length === app.pins.length) {
    throw new Refusal(
      version === undefined ? 'Nothing is pinned.' : `Version ${version} is not pinned.`,
    );
  }
  return { ...app, pins };
}

/** The canary becomes the version for everybody. */
export function promote<A extends Deployed>(app: A, since: string): A {
  if (!app.canary) throw new Refusal('There is no canary to promote.');
  return makeStable(app, app.canary.version, since);
}

/**
 * Goes back to the version that was stable before, or to a given one. What is left behind is not
 * gone back to by a later rollback.
 */
export function rollBack<A extends Deployed>(app: A, since: string, to?: string): A {
  const [before] = app.former;
  const version = to ?? before;
  if (version === undefined) throw new Refusal('There is no previous version to roll back to.');
  if (version === app.stable?.version) throw new Refusal(`Version ${version} is live already.`);
  const former = app.former.slice(app.former.indexOf(version) + 1);
  return { ...makeStable(app, version, since), former: without(former, version) };
}

/** Those who tried the canary get the stable version again. */
export function withdrawCanary<A extends Deployed>(app: A): A {
  if (!app.canary) throw new Refusal('There is no canary to withdraw.');
  return { ...app, canary: undefined };
}

export function kill(app: DeployedRemote, since: string, reason?: string): DeployedRemote {
  if (app.off) throw new Refusal(`It has been off since ${app.off.since}.`);
  return { ...app, off: { since, ...(reason !== undefined && { reason }) } };
}

export function revive(app: DeployedRemote): DeployedRemote {
  if (!app.off) throw new Refusal('It is not switched off.');
  return { ...app, off: undefined };
}
