import type { DeployedPart } from '../platform/backend';
import type { DeployedDocuments, DeployedRemote, Registry } from '@advisor/deployment/registry';

const versionsOf = ({ stable, canary, pins, releases }: DeployedDocuments | DeployedRemote) => {
  const commitOf = (version: string) =>
    releases.find((release) => release.version === version)?.commit;
  const used = (
    { version, since }: { version: string; since: string },
    channel: DeployedPart['versions'][number]['channel'],
  ) => ({ version, channel, since, commit: commitOf(version) });
  return [
    ...(stable ? [used(stable, 'stable')] : []),
    ...(canary
      ? [
          {
            ...used(canary, 'canary'),
            ...('users' in canary ? { users: canary.users.length } : { percent: canary.percent }),
          },
        ]
      : []),
    // Two links to one version are one thing to who looks at versions; the keys are for who has them.
    ...new Map(pins.map((pin) => [pin.version, used(pin, 'pinned')])).values(),
  ];
};

const byName = (parts: Readonly<Record<string, DeployedDocuments | DeployedRemote>>) =>
  Object.entries(parts).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** What is served to whom, the host first. */
export const deployedParts = ({ host, remotes, pages }: Registry): DeployedPart[] => [
  { name: 'host', kind: 'host', versions: versionsOf(host) },
  ...byName(remotes).map(([name, remote]) => ({
    name,
    kind: 'remote' as const,
    offSince: 'off' in remote ? remote.off?.since : undefined,
    versions: versionsOf(remote),
  })),
  ...byName(pages).map(([name, page]) => ({
    name,
    kind: 'page' as const,
    versions: versionsOf(page),
  })),
];
