import type { diagnosticsCalls } from '@advisor/contracts/diagnostics/calls';
import type { CallResponse } from '@advisor/contracts/operation';

type Vital = CallResponse<typeof diagnosticsCalls.summary>['vitals'][number];

export interface SpeedRow extends Pick<Vital, 'part' | 'version' | 'channel'> {
  p75: Partial<Record<Vital['name'], number>>;
  /** Of the measurement that there are most of. */
  samples: number;
}

/** One row for each version of a part in each channel, in the order in which they come. */
export function speedRows(vitals: readonly Vital[]): SpeedRow[] {
  const rows = new Map<string, SpeedRow>();
  for (const { part, version, channel, name, p75, samples } of vitals) {
    const key = `${part} ${version} ${channel}`;
    const row = rows.get(key) ?? { part, version, channel, p75: {}, samples: 0 };
    rows.set(key, {
      ...row,
      p75: { ...row.p75, [name]: p75 },
      samples: Math.max(row.samples, samples),
    });
  }
  return [...rows.values()];
}
