import { lookDays } from '@advisor/contracts/client-requests/rules';
import type { ClientRequest } from '@advisor/contracts/client-requests/endpoints';
import type { clientFiles, clientRequests } from '../../../domain/client-requests/schema';
import { bankDay } from '../../../platform/calendar';

export type RequestRow = typeof clientRequests.$inferSelect;
export type FileRow = typeof clientFiles.$inferSelect;

const dayMilliseconds = 86_400_000;

/** What was handed over before waits no longer for a look, and is removed. */
export const lookedAtSince = (now: Date): Date =>
  new Date(now.getTime() - lookDays * dayMilliseconds);

/** How a request stands; nothing but its own facts and the time decide. */
export function stateOf(request: RequestRow, now: Date): ClientRequest['state'] {
  if (request.endedOn !== null) return 'ended';
  if (request.validTo < bankDay(now)) return 'expired';
  if (request.triesLeft <= 0) return 'blocked';
  if (request.sentOn === null) return 'notSent';
  return request.openedOn === null ? 'sent' : 'opened';
}

/** Whether its link opens anything. */
export const isOpenLink = (request: RequestRow, now: Date): boolean =>
  !['ended', 'expired', 'blocked'].includes(stateOf(request, now));

type FileState = ClientRequest['files'][number]['state'];

/** How a file that was handed over stands. */
export function fileStateOf({ state, sentOn }: FileRow, now: Date): FileState {
  if (state === 'accepted' || state === 'refused') return state;
  return sentOn !== null && sentOn > lookedAtSince(now) ? 'waiting' : 'removed';
}
