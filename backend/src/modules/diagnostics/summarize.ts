import type { diagnosticsCalls } from '@advisor/contracts/diagnostics/calls';
import { count, desc, gte, max, sql, sum } from 'drizzle-orm';
import type { CallResponse } from '@advisor/contracts/operation';
import type { Call } from '../../platform/http/contract-routes';
import { browserErrors, webVitals } from './schema';

/** Days that the summary looks back. */
export const spanDays = 7;
const shownErrors = 50;
const dayMilliseconds = 86_400_000;

/** What browsers told in the last days. */
export async function summarize({
  db,
  clock,
}: Call<typeof diagnosticsCalls.summary>): Promise<CallResponse<typeof diagnosticsCalls.summary>> {
  const since = new Date(clock.now().getTime() - spanDays * dayMilliseconds);
  const { part, version, channel, route, origin, name, fingerprint, frames } = browserErrors;
  const alike = { part, version, channel, route, origin, name, fingerprint, frames };
  const lastSeenOn = max(browserErrors.reportedOn);
  const errors = await db
    .select({ ...alike, count: sum(browserErrors.count).mapWith(Number), lastSeenOn })
    .from(browserErrors)
    .where(gte(browserErrors.reportedOn, since))
    .groupBy(...Object.values(alike))
    .orderBy(desc(lastSeenOn))
    .limit(shownErrors);
  const measured = {
    part: webVitals.part,
    version: webVitals.version,
    channel: webVitals.channel,
    name: webVitals.name,
  };
  const vitals = await db
    .select({
      ...measured,
      p75: sql`percentile_cont(0.75) within group (order by ${webVitals.value})`.mapWith(Number),
      samples: count(),
    })
    .from(webVitals)
    .where(gte(webVitals.reportedOn, since))
    .groupBy(...Object.values(measured))
    .orderBy(...Object.values(measured));
  return {
    since: since.toISOString(),
    errors: errors.map(({ lastSeenOn: seen, ...error }) => ({
      ...error,
      lastSeenOn: (seen ?? since).toISOString(),
    })),
    vitals,
  };
}
