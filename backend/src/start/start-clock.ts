import { isDay } from '@advisor/lending/calendar-and-money/calendar';
import { bankDay, daysBetween } from '../platform/calendar';
import { type Clock, movableClock, systemClock } from '../platform/clock';
import { StartError } from '../platform/start-error';

const dayMs = 86_400_000;

/**
 * The clock of a node, movable outside production.
 * @param wanted a day, which begins at the present time of day, or an instant with its zone
 * @throws StartError when it is neither, and in production
 */
export function startClock(wanted: string | undefined, isProduction: boolean): Clock {
  if (wanted === undefined) return isProduction ? systemClock : movableClock();
  if (isProduction) throw new StartError('--clock is refused in production.');
  const now = systemClock.now();
  if (isDay(wanted)) {
    return movableClock(daysBetween(bankDay(now), wanted) * dayMs);
  }
  const isInstant = isDay(wanted.slice(0, 10)) && /T.*(Z|[+-]\d{2}:\d{2})$/.test(wanted);
  const instant = Date.parse(wanted);
  if (isInstant && !Number.isNaN(instant)) return movableClock(instant - now.getTime());
  throw new StartError(
    `--clock takes a day such as 2027-03-01 or an instant such as 2027-03-01T09:00+01:00, not "${wanted}".`,
  );
}
