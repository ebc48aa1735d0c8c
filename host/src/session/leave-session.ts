import { operationUrl } from '@advisor/api-client/call';
import { clearDrafts, flushDrafts } from '@advisor/forms/drafts';
import { navigateAway } from '../navigate-away';
import { homeAddress, type HomeQuery } from './home-address';
import { forgetCases } from './recent-cases';
import { announceSession } from './session-channel';

const signOutUrl = (query: HomeQuery): string =>
  operationUrl('auth.signOut', { query: { redirect: homeAddress(query) } });

/** The user signs out; what they typed is forgotten. */
export async function signOut(): Promise<void> {
  const query = { authAction: 'manual-sign-out' } as const;
  forgetCases();
  await clearDrafts();
  announceSession({ kind: 'signed-out', query });
  navigateAway(signOutUrl(query));
}

/** Ends the session of every tab without asking; what was typed is kept for the next sign-in. */
export async function forceSignOut(query: HomeQuery): Promise<void> {
  await flushDrafts();
  announceSession({ kind: 'signed-out', query });
  navigateAway(signOutUrl(query));
}

/** The session is gone already: leaves for the home page, which says why and leads back. */
export async function leaveEndedSession(query: HomeQuery): Promise<void> {
  await flushDrafts();
  navigateAway(homeAddress(query));
}
