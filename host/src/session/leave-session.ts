import { operationUrl } from '@advisor/api-client/call';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { clearDrafts, flushDrafts } from '@advisor/forms/drafts';
import { navigateAway } from '../navigate-away';
import { homeAddress, type HomeQuery } from './home-address';
import { forgetCases } from './recent-cases';
import { announceSession, markLeaving, takeLeavingMark } from './session-channel';

/**
 * The other tabs hear of it from the page where this one ends up: as long as the server has not
 * ended the session it would let them in again.
 */
function endSession(query: HomeQuery): void {
  markLeaving();
  navigateAway(operationUrl(sessionCalls.signOut, { query: { redirect: homeAddress(query) } }));
}

/** The user signs out; what they typed is forgotten. */
export async function signOut(): Promise<void> {
  forgetCases();
  await clearDrafts();
  endSession({ authAction: 'manual-sign-out' });
}

/** Ends the session of every tab without asking; what was typed is kept for the next sign-in. */
export async function forceSignOut(query: HomeQuery): Promise<void> {
  await flushDrafts();
  endSession(query);
}

/** The session is gone already: leaves for the home page, which says why and leads back. */
export async function leaveEndedSession(query: HomeQuery): Promise<void> {
  await flushDrafts();
  navigateAway(homeAddress(query));
}

/** Another tab has signed out, by hand or because a limit was reached. */
export async function followSignOut(query: HomeQuery, pathToReturn: string): Promise<void> {
  if (query.authAction !== 'manual-sign-out') {
    return leaveEndedSession({ ...query, redirect: pathToReturn });
  }
  forgetCases();
  await clearDrafts();
  navigateAway(homeAddress(query));
}

/** The server has confirmed that there is no session: takes the other tabs along if this one ended it. */
export function confirmSignedOut(query: HomeQuery): void {
  if (takeLeavingMark()) announceSession({ kind: 'signed-out', query });
}
