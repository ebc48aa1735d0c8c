import { isApiError } from '@advisor/api-client/api-error';
import { call } from '@advisor/api-client/call';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { whenServerIsBack } from '../connection';
import { reloadPage, replacePage } from '../navigate-away';
import { confirmSignedOut, endSession } from '../session/end-session';
import { homeMessage, readHomeQuery, signInTarget } from '../session/home-address';
import { takeRefusal } from '../session/refused-call';
import { begin } from './begin';
import { element, showMessage } from './page';

const signInLink = () => element<HTMLAnchorElement>('a[data-action="sign-in"]');

function showRetry(): void {
  const button = element('button[data-action="retry"]');
  button.addEventListener('click', reloadPage);
  button.hidden = false;
}

/** Why the user is here, and the way in. */
function showWayIn(address: string, message: string | undefined): void {
  signInLink().href = address;
  signInLink().hidden = false;
  showMessage(message);
}

/**
 * `/`: a signed-in user goes on to where they wanted or to their start page; one whose sign-in has
 * begun goes to the sign-in page; anybody else learns why they are here. Whom a call has refused goes
 * where its answer led.
 */
export async function startHome(): Promise<void> {
  const query = readHomeQuery(new URLSearchParams(window.location.search));
  const refused = query.authAction === 'expirated-sign-in' && takeRefusal();
  // The session may live and only this call refuse it: going back would meet the refusal again.
  if (refused) {
    return showWayIn(signInTarget(refused, query.redirect).address, homeMessage(query));
  }
  try {
    const user = await call(sessionCalls.loggedInUser);
    replacePage(query.redirect ?? (await begin(user)));
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 403) {
      if (!query.reason) return endSession({ reason: 'no_permission' });
      confirmSignedOut(query);
      return showWayIn(signInTarget(error.unauthorized, undefined).address, homeMessage(query));
    }
    if (error.status === 401) {
      confirmSignedOut(query);
      const { address } = signInTarget(error.unauthorized, query.redirect);
      if (query.authAction === 'sign-in') return replacePage(address);
      return showWayIn(address, homeMessage(query));
    }
    showRetry();
    if (!error.isServerAway) {
      showMessage('failed', { title: error.messages[0]?.message, traceId: error.traceId });
      return;
    }
    showMessage('unavailable');
    whenServerIsBack(reloadPage);
  }
}
