import type { adminCalls } from '@advisor/contracts/admin/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { sql } from 'drizzle-orm';
import { accessJournal, accessRules } from '../../../platform/access-journal/schema';
import type { Backend } from '../../../platform/backend';
import { bankTimeZone } from '../../../platform/calendar';
import { users } from '../../../platform/session/schema/users';

type Found = CallResponse<typeof adminCalls.unusualAccesses>;

const span = 30 * 86_400_000;

interface Row extends Record<string, unknown> {
  user_id: number;
  user_name: string | null;
  day: string;
  kind: Found['days'][number]['kind'];
  count: number;
}

/** Days of the last 30 on which an employee saw more clients than the bank's rules find usual. */
export async function unusualAccesses({
  db,
  clock,
}: Pick<Backend, 'db' | 'clock'>): Promise<Found> {
  const [rules] = await db.select().from(accessRules);
  if (rules === undefined) throw new Error('the rules of accesses are missing');
  const { clientsADay, clientsANight, nightFrom, nightTo } = rules;
  const since = new Date(clock.now().getTime() - span);
  // A night over midnight is of both its days; each counts for itself.
  const isNight =
    nightFrom > nightTo
      ? sql`(hour >= ${nightFrom} or hour < ${nightTo})`
      : sql`(hour >= ${nightFrom} and hour < ${nightTo})`;
  const { rows } = await db.execute(sql`
    with seen as (
      select user_id, subject_id,
        (seen_on at time zone ${bankTimeZone}::text)::date as day,
        extract(hour from seen_on at time zone ${bankTimeZone}::text)::int as hour
      from ${accessJournal} where subject = 'client' and seen_on >= ${since.toISOString()}::timestamptz
    ), counted as (
      select user_id, day, count(distinct subject_id)::int as clients,
        count(distinct subject_id) filter (where ${isNight})::int as at_night
      from seen group by user_id, day
    ), unusual as (
      select user_id, day, 'manyClients' as kind, clients as count from counted
      where clients > ${clientsADay}
      union all
      select user_id, day, 'atNight', at_night from counted where at_night > ${clientsANight}
    )
    select x.user_id, u.first_name || ' ' || u.last_name as user_name, x.day::text as day, x.kind, x.count
    from unusual x left join ${users} u on u.id = x.user_id
    order by x.day desc, x.count desc, x.user_id`);
  return {
    rules: { clientsADay, clientsANight, nightFrom, nightTo },
    days: (rows as Row[]).map(({ user_id: userId, user_name: name, ...day }) => ({
      userId,
      name: name ?? '',
      day: day.day,
      kind: day.kind,
      count: day.count,
    })),
  };
}
