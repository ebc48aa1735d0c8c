/** Milliseconds of many runs, in short. */
export interface Percentiles {
  p50: number;
  p95: number;
}

/** @param samples milliseconds, at least one */
export function percentiles(samples: readonly number[]): Percentiles {
  const sorted = samples.toSorted((one, other) => one - other);
  const at = (part: number) => {
    const place = Math.min(sorted.length - 1, Math.floor(sorted.length * part));
    return Math.round((sorted[place] ?? Number.NaN) * 100) / 100;
  };
  return { p50: at(0.5), p95: at(0.95) };
}
