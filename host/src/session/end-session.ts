import { operationUrl } from '@advisor/api-client/call';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { navigateAway } from '../navigate-away';
import { homeAddress, type HomeQuery } from './home-address';
import { announceSession, markLeaving, takeLeavingMark } from './session-channel';

/**
 * Leaves over the server, which ends the session. The other tabs hear of it from the page where this
 * one ends up: as long as the server has not ended the session it would let them in again.
 */
export function endSession(query: HomeQuery): void {
  markLeaving();
  navigateAway(operationUrl(sessionCalls.signOut, { query: { redirect: homeAddress(query) } }));
}

/** The server has confirmed that there is no session: takes the other tabs along if this one ended it. */
export function confirmSignedOut(query: HomeQuery): void {
  if (takeLeavingMark()) announceSession({ kind: 'signed-out', query });
}
