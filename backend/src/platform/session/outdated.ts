import { lt, lte, or } from 'drizzle-orm';
import type { Outdated } from '../operations/clean-up';
import { sessions, signInFailures, signInFlows } from './schema/sessions';
import { windowMinutes } from './sign-in-throttle';

const minute = 60_000;

export const outdatedSessions: Outdated = ({ clock, config }) => {
  const now = clock.now();
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * minute);
  return [
    {
      table: sessions,
      isOver: or(
        lt(sessions.validTo, now),
        lt(sessions.lastSeenAt, minutesAgo(config.idleMinutes)),
      ),
    },
    { table: signInFlows, isOver: lt(signInFlows.validTo, now) },
    { table: signInFailures, isOver: lte(signInFailures.since, minutesAgo(windowMinutes)) },
  ];
};
