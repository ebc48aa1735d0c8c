import type { Deployed } from '@advisor/federation/deploy/channels';

/** Of an instant, in UTC. */
export const minutes = (time: string): string => time.slice(0, 16).replace('T', ' ');

/** `is live`, or that it will be once a remote that is off is on again. */
export function outcomeOf(app: Deployed, what: string): string {
  const off = 'off' in app ? app.off : undefined;
  if (!off) return `is ${what}`;
  return `will be ${what} when it is switched on again (off since ${minutes(off.since)} UTC)`;
}
