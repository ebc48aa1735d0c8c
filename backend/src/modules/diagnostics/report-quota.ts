import type { diagnosticsCalls } from '@advisor/contracts/diagnostics/calls';
import { errorCode } from '@advisor/contracts/errors';
import { reportLimits } from '@advisor/contracts/diagnostics/report-form';
import { lt, sql } from 'drizzle-orm';
import type { Call } from '../../platform/http/contract-routes';
import { reportQuotas } from './schema';
import { Failure } from '../../platform/failure';
import { networkOf } from '../../platform/session/network-of';
import { readSessionCookie } from '../../platform/session/session-cookie';
import { findSessionOwner, hashSecret } from '../../platform/session/session-store';

const minuteMilliseconds = 60_000;

/** The user of a session, else the network. A beacon is no activity: it prolongs nothing. */
async function senderOf({
  request,
}: Pick<Call<typeof diagnosticsCalls.report>, 'request'>): Promise<string> {
  const secret = readSessionCookie(request);
  const owner =
    secret === undefined ? undefined : await findSessionOwner(request.server.backend, secret);
  return owner === undefined ? `network\n${networkOf(request.ip)}` : `user\n${owner.id}`;
}

/**
 * Counts a batch of reports, in one statement and in the database, so that every node refuses alike.
 *
 * @throws Failure 429 after too many within a minute
 */
export async function takeBatch(call: Call<typeof diagnosticsCalls.report>): Promise<void> {
  const now = call.clock.now().getTime();
  const minute = new Date(now - (now % minuteMilliseconds));
  const key = hashSecret(`${await senderOf(call)}\n${minute.getTime()}`);
  const taken = await call.db
    .insert(reportQuotas)
    .values({ key, minute, batches: 1 })
    .onConflictDoUpdate({
      target: [reportQuotas.key, reportQuotas.minute],
      set: { batches: sql`${reportQuotas.batches} + 1` },
      setWhere: lt(reportQuotas.batches, reportLimits.batchesAMinute),
    })
    .returning({ batches: reportQuotas.batches });
  if (taken.length > 0) return;
  const wait = Math.ceil((minute.getTime() + minuteMilliseconds - now) / 1000);
  throw new Failure(
    429,
    [
      {
        severity: 1,
        message: 'Příliš mnoho hlášení.',
        errorCode: errorCode.tooManyRequests,
      },
    ],
    { 'retry-after': String(wait) },
  );
}
