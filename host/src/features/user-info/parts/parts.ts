import type { ServedRegistry, ServedRemote } from '@advisor/deployment/served-registry';
import { loadedBuild } from '../../../config/version-check';
import { hostPart, type PartHealth } from '../../../diagnostics/part-health';

/** How a part is in this browser, by the end of its key `parts:health.…`. */
export type Health =
  | 'off'
  | 'notAsked'
  | 'loading'
  | 'loaded'
  | 'unavailable'
  | 'contract'
  | 'cancelled';

export interface PartRow {
  name: string;
  version: string | undefined;
  channel: NonNullable<ServedRemote['channel']> | 'stable' | 'override';
  since: string | undefined;
  health: Health;
  /** Milliseconds; undefined unless it has been loaded. */
  loadMs: number | undefined;
  errors: number;
}

function healthOf({ load }: Partial<PartHealth>): Health {
  if (!load) return 'notAsked';
  return load.state === 'failed' ? load.reason : load.state;
}

const describe = (health: PartHealth | undefined) => ({
  health: healthOf(health ?? {}),
  loadMs: health?.load?.state === 'loaded' ? health.load.durationMs : undefined,
  errors: health?.errors ?? 0,
});

/** The parts that the page is made of, the host first. */
export const partRows = (
  registry: ServedRegistry,
  parts: Readonly<Record<string, PartHealth>>,
): PartRow[] => [
  {
    name: hostPart,
    version: registry.hostVersion ?? loadedBuild(),
    channel: registry.hostChannel ?? 'stable',
    since: registry.hostSince,
    ...describe(parts[hostPart]),
  },
  ...registry.remotes.map(({ name, version, channel, since, isOff, override }) => ({
    name,
    version,
    channel: channel ?? ('stable' as const),
    since,
    ...(override && { version: override, channel: 'override' as const, since: undefined }),
    ...describe(parts[name]),
    ...(isOff ? { health: 'off' as const } : {}),
  })),
];
