import type { QueryClient } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { isApiError } from '@advisor/api-client/api-error';
import { openDrafts } from '@advisor/forms/drafts';
import { loggedInUserQuery } from '@advisor/shell/session';
import { forceSignOut } from '../session/leave-session';
import { homeAddress } from '../session/home-address';

/** Nothing of the main layout shows before it is known who the user is. */
export const mainLoader =
  (queryClient: QueryClient) =>
  async ({ request }: LoaderFunctionArgs): Promise<Response | null> => {
    try {
      const { userId } = await queryClient.ensureQueryData(loggedInUserQuery());
      openDrafts(userId);
      return null;
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        const { pathname, search } = new URL(request.url);
        return redirect(homeAddress({ authAction: 'sign-in', redirect: `${pathname}${search}` }));
      }
      if (isApiError(error) && error.status === 403) {
        void forceSignOut({ reason: 'no_permission' });
        // The document is being left; until then nothing changes on the screen.
        return new Promise(() => undefined);
      }
      throw error;
    }
  };
