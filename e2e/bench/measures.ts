/** What a benchmark states; without a limit it is stated only. */
export interface Measure {
  name: string;
  value: number;
  unit: string;
  limit?: number;
  details?: unknown;
}

/** @param part of the values that are at most so large, 0 to 1 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/**
 * Samples of several subjects, one of each in a turn, so that whatever disturbs the machine disturbs
 * all. The first turn warms them and does not count.
 * @returns in the order of the subjects
 */
export async function byTurns<Sample>(
  turns: number,
  subjects: readonly (() => Promise<Sample>)[],
): Promise<Sample[][]> {
  const samples: Sample[][] = subjects.map(() => []);
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const [index, take] of subjects.entries()) {
      const sample = await take();
      if (turn > 0) samples[index]?.push(sample);
    }
  }
  return samples;
}

interface Compared<Of extends string> {
  name: string;
  /** Which figure of a sample. */
  of: Of;
  limit: number;
}

/** The median of `subject` as a multiple of the median of `base`. */
export function ratio<Of extends string>(
  { name, of, limit }: Compared<Of>,
  base: readonly Record<Of, number>[] = [],
  subject: readonly Record<Of, number>[] = [],
): Measure {
  const middle = (samples: readonly Record<Of, number>[]) =>
    median(samples.map((sample) => sample[of]));
  const [divisor, value] = [middle(base), middle(subject)];
  return { name, value: value / divisor, unit: '×', limit, details: { base: divisor, value } };
}
