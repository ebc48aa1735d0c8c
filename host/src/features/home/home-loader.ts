import type { QueryClient } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { isApiError, type ApiError } from '@advisor/api-client/api-error';
import type { LoggedInUser } from '@advisor/contracts/session/endpoints';
import { loggedInUserQuery } from '@advisor/shell/session';
import { navigateAway } from '../../navigate-away';
import { readHomeQuery, signInAddress, type HomeQuery } from '../../session/home-address';
import { forceSignOut } from '../../session/leave-session';
import { startPage } from '../../session/start-page';

export interface HomeData {
  query: HomeQuery;
  /** Where the user signs in; undefined while the server does not answer. */
  signIn: string | undefined;
}

const signInOf = ({ unauthorized }: ApiError, { redirect: target }: HomeQuery): string =>
  signInAddress(unauthorized?.redirectUri ?? '/simple-login.html', target);

/** Until the document is left nothing changes on the screen. */
const untilLeft = () => new Promise<never>(() => undefined);

/** The identity provider's address is another document, the simple page a route of ours. */
function goTo(address: string): Response | Promise<never> {
  if (address.startsWith('/simple-login.html')) return redirect(address);
  navigateAway(address);
  return untilLeft();
}

/**
 * `/`: a signed-in user goes on to where they wanted or to their start page; one whose sign-in has
 * begun goes to the sign-in page; anybody else learns why they are here.
 */
export const homeLoader =
  (queryClient: QueryClient) =>
  async ({ request }: LoaderFunctionArgs): Promise<HomeData | Response> => {
    const query = readHomeQuery(new URL(request.url).searchParams);
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
        if (query.reason) return { query, signIn: signInOf(error, {}) };
        void forceSignOut({ reason: 'no_permission' });
        return untilLeft();
      }
      if (error.status !== 401) return { query, signIn: undefined };
      const signIn = signInOf(error, query);
      return query.authAction === 'sign-in' ? goTo(signIn) : { query, signIn };
    }
  };
