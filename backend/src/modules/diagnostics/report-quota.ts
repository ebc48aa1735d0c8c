import type { diagnosticsCalls } from '@advisor/contracts/diagnostics/calls';
import { reportLimits } from '@advisor/contracts/diagnostics/report-form';
import type { Call } from '../../platform/http/contract-routes';
import { tooManyRequests } from '../../platform/failure';
import { takeQuota } from '../../platform/quotas/take-quota';
import { networkOf } from '../../platform/session/network-of';
import { readSessionCookie } from '../../platform/session/session-cookie';
import { findSessionOwner } from '../../platform/session/session-store';

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

/** @throws Failure 429 after too many batches of reports within a minute */
export async function takeBatch(call: Call<typeof diagnosticsCalls.report>): Promise<void> {
  const wait = await takeQuota(call, {
    key: await senderOf(call),
    spanMilliseconds: minuteMilliseconds,
    max: reportLimits.batchesAMinute,
  });
  if (wait !== undefined) throw tooManyRequests('Příliš mnoho hlášení.', wait);
}
