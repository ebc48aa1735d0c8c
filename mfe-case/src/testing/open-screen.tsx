import { isApiError } from '@advisor/api-client/api-error';
import { clearDrafts } from '@advisor/forms/drafts';
import { isFlagRead, useErrorFlagStore } from '@advisor/shell/error-flags';
import { renderRoute } from '@advisor/testing/render-route';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import texts from '../cs.json';
import { createRoutes } from '../routes';

function Failed() {
  const error = useRouteError();
  const status = isApiError(error) || isRouteErrorResponse(error) ? error.status : String(error);
  return <p role="alert">Chyba {status}</p>;
}

// What one test types is no draft of the next.
afterEach(clearDrafts);

type Options = NonNullable<Parameters<typeof renderRoute>[2]>;

/**
 * Opens an address of the remote with its real loader.
 * @returns besides, the failures of which the host's policy would raise a banner
 */
export async function openScreen(path: string, options: Options = {}) {
  const banners: unknown[] = [];
  const rendered = await renderRoute(
    (queryClient) => [
      {
        errorElement: <Failed />,
        HydrateFallback: () => null,
        children: createRoutes({ queryClient }),
      },
    ],
    path,
    {
      texts: { case: texts },
      // As the host's policy: a flag that a screen reads raises no banner.
      onError: (error, { isWithoutReader, showsFieldErrors }) => {
        if (isWithoutReader) return;
        const isShown = isApiError(error) && Object.keys(error.fieldErrors).length > 0;
        if (showsFieldErrors && isShown) return;
        const isConflict = isApiError(error) && error.status === 409;
        if (isConflict) useErrorFlagStore.getState().raise('conflict');
        if (!isConflict || !isFlagRead('conflict')) banners.push(error);
      },
      ...options,
    },
  );
  return { ...rendered, banners };
}
