/** How often the session is checked. */
export const checkIntervalMs = 20_000;
/** The user is signed out after this long without a call. */
export const idleLimitMs = 29 * 60_000;
/** A warning stands in the last minutes before either limit. */
export const warningMs = 5 * 60_000;
/** The maximum session ends when less than this remains of it. */
export const maximumReserveMs = 60_000;

export type SessionLimit = 'idle' | 'maximum';

export interface SessionStatus {
  phase: 'active' | 'warning' | 'over';
  /** The limit that the phase is about; while active the one that comes first. */
  limit: SessionLimit;
  /** When the user will be signed out, milliseconds of the epoch. */
  endsAt: number;
}

const rank = { over: 0, warning: 1, active: 2 } as const;

function idleStatus(now: number, lastCall: number): SessionStatus {
  const endsAt = lastCall + idleLimitMs;
  if (now >= endsAt) return { phase: 'over', limit: 'idle', endsAt };
  return { phase: now >= endsAt - warningMs ? 'warning' : 'active', limit: 'idle', endsAt };
}

function maximumStatus(now: number, validTo: number): SessionStatus {
  const endsAt = validTo - maximumReserveMs;
  if (now > endsAt) return { phase: 'over', limit: 'maximum', endsAt };
  return { phase: now >= validTo - warningMs ? 'warning' : 'active', limit: 'maximum', endsAt };
}

/**
 * Where the session stands. Of two limits that are equally far gone the one that ends first counts.
 * @param now milliseconds of the epoch; a last call after it (the clock was set back) counts as now
 * @param lastCall the last call in any tab
 * @param validTo end of the maximum session; Infinity for none
 */
export function sessionStatus(now: number, lastCall: number, validTo: number): SessionStatus {
  const idle = idleStatus(now, Math.min(lastCall, now));
  const maximum = maximumStatus(now, validTo);
  if (idle.phase !== maximum.phase) return rank[idle.phase] < rank[maximum.phase] ? idle : maximum;
  return idle.endsAt <= maximum.endsAt ? idle : maximum;
}
