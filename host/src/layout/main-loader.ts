import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ServedRegistry } from '@advisor/deployment/served-registry';
import { isApiError } from '@advisor/api-client/api-error';
import { openDrafts } from '@advisor/forms/drafts';
import { loggedInUserQuery } from '@advisor/shell/session';
import { createVersionGate } from '../config/version-gate';
import { navigateAway, replacePage } from '../navigate-away';
import { forceSignOut } from '../session/leave-session';
import { homeAddress } from '../session/home-address';
import { announceRestoredDrafts } from '../session/restored-drafts';

/** The document is being left; until then nothing changes on the screen. */
const untilLeft = () => new Promise<never>(() => undefined);

/**
 * Nothing of the main layout shows before it is known who the user is, and that the page is of the
 * versions which this user is given.
 */
export const mainLoader = (queryClient: QueryClient, registry: ServedRegistry) => {
  const isOfVersionsFor = createVersionGate(registry);
  return async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const { pathname, search } = new URL(request.url);
    try {
      const { userId } = await queryClient.ensureQueryData(loggedInUserQuery());
      if (!(await isOfVersionsFor(userId))) {
        navigateAway(`${pathname}${search}`);
        return untilLeft();
      }
      openDrafts(userId);
      announceRestoredDrafts();
      return null;
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        replacePage(homeAddress({ authAction: 'sign-in', redirect: `${pathname}${search}` }));
        return untilLeft();
      }
      if (isApiError(error) && error.status === 403) {
        void forceSignOut({ reason: 'no_permission' });
        return untilLeft();
      }
      throw error;
    }
  };
};
