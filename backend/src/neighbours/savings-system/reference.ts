import type { Backend } from '../../platform/backend';
import { unavailable } from '../../platform/failure';
import type { SavingsSystem } from './port';

export const referenceCookie = 'mpss';
export const referencePath = '/savings-system';

/** Seconds in which the other system has to be opened. */
const admittedSeconds = 60;

/** The system of the demonstration: it knows its cookie by the key of the database. */
export const referenceSavingsSystem = ({
  config,
  clock,
  deviceSealer,
}: Pick<Backend, 'config' | 'clock' | 'deviceSealer'>): SavingsSystem => ({
  admit: async ({ userId }) => {
    if (!config.demoUsers) throw unavailable();
    const until = clock.now().getTime() + admittedSeconds * 1_000;
    return {
      name: referenceCookie,
      value: deviceSealer.seal(`${userId} ${until}`),
      path: referencePath,
      maxAgeSeconds: admittedSeconds,
    };
  },
});

/** @returns who was admitted; undefined for a cookie that is not its own, or too old */
export function admittedUser(
  { clock, deviceSealer }: Pick<Backend, 'clock' | 'deviceSealer'>,
  cookie: string | undefined,
): number | undefined {
  if (cookie === undefined) return undefined;
  try {
    const [userId, until] = deviceSealer.open(cookie).split(' ').map(Number);
    return until !== undefined && until >= clock.now().getTime() ? userId : undefined;
  } catch {
    return undefined;
  }
}
