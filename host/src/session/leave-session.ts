import { clearDrafts, flushDrafts } from '@advisor/forms/drafts';
import { navigateAway } from '../navigate-away';
import { endSession } from './end-session';
import { homeAddress, type HomeQuery } from './home-address';
import { markEndedSession } from './restored-drafts';
import { forgetCases } from './recent-cases';

let isLeaving = false;

/**
 * Whether this page is ending the session. What is answered meanwhile is refused, and must not lead
 * elsewhere. A page that is still there later was kept by its user.
 */
export const isEndingSession = (): boolean => isLeaving;

const stayedAfterMs = 10_000;

function markEnding(): void {
  isLeaving = true;
  setTimeout(() => (isLeaving = false), stayedAfterMs);
}

/** The user signs out; what they typed is forgotten. */
export async function signOut(): Promise<void> {
  markEnding();
  forgetCases();
  await clearDrafts();
  endSession({ authAction: 'manual-sign-out' });
}

/** What was typed is kept for the next sign-in. */
async function keepDrafts(): Promise<void> {
  markEndedSession();
  await flushDrafts();
}

/** Ends the session of every tab without asking. */
export async function forceSignOut(query: HomeQuery): Promise<void> {
  markEnding();
  await keepDrafts();
  endSession(query);
}

/** The session is gone already: leaves for the home page, which says why and leads back. */
export async function leaveEndedSession(query: HomeQuery): Promise<void> {
  await keepDrafts();
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
