export interface VersionRange {
  min: number;
  max: number;
}

/** What the other side is, seen from this one. */
type Negotiated = { v: number } | { other: 'tooOld' | 'tooNew' };

/** The newest version that both speak, or why there is none. An upside-down range speaks none. */
export function negotiateVersion(own: VersionRange, other: VersionRange): Negotiated {
  const v = Math.min(own.max, other.max);
  if (v >= Math.max(own.min, other.min)) return { v };
  return { other: other.max < own.min ? 'tooOld' : 'tooNew' };
}
