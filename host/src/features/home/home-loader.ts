import type { QueryClient } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { isApiError } from '@advisor/api-client/api-error';
import type { LoggedInUser } from '@advisor/contracts/session/endpoints';
import { loggedInUserQuery } from '@advisor/shell/session';
import { navigateAway } from '../../navigate-away';
import {
  readHomeQuery,
  signInTarget,
  type HomeQuery,
  type SignInTarget,
} from '../../session/home-address';
import { confirmSignedOut, forceSignOut } from '../../session/leave-session';
import { takeRefusal } from '../../session/refused-call';
import { startPage } from '../../session/start-page';

export interface HomeData {
  query: HomeQuery;
  /** Undefined while the server does not answer. */
  signIn: SignInTarget | undefined;
}

/** Until the document is left nothing changes on the screen. */
const untilLeft = () => new Promise<never>(() => undefined);

function goTo({ address, isOwnPage }: SignInTarget): Response | Promise<never> {
  if (isOwnPage) return redirect(address);
  navigateAway(address);
  return untilLeft();
}

/**
 * `/`: a signed-in user goes on to where they wanted or to their start page; one whose sign-in has
 * begun goes to the sign-in page; anybody else learns why they are here. Whom a call has refused goes
 * where its answer led. A failure of the server
 * itself stands in the error element.
 */
export const homeLoader =
  (queryClient: QueryClient) =>
  async ({ request }: LoaderFunctionArgs): Promise<HomeData | Response> => {
    const query = readHomeQuery(new URL(request.url).searchParams);
    const refused = query.authAction === 'expirated-sign-in' && takeRefusal();
    // The session may live and only this call refuse it: going back would meet the refusal again.
    if (refused) return { query, signIn: signInTarget(refused, query.redirect) };
    try {
      const user: LoggedInUser = await queryClient.fetchQuery({
        ...loggedInUserQuery(),
        staleTime: 0,
        meta: { allowFailure: true },
      });
      return redirect(query.redirect ?? startPage(user));
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 403) {
        if (query.reason) {
          confirmSignedOut(query);
          return { query, signIn: signInTarget(error.unauthorized, undefined) };
        }
        void forceSignOut({ reason: 'no_permission' });
        return untilLeft();
      }
      if (error.isServerAway) return { query, signIn: undefined };
      if (error.status !== 401) throw error;
      confirmSignedOut(query);
      const signIn = signInTarget(error.unauthorized, query.redirect);
      return query.authAction === 'sign-in' ? goTo(signIn) : { query, signIn };
    }
  };
