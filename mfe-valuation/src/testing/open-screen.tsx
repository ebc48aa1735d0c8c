import { isApiError } from '@advisor/api-client/api-error';
import { clearDrafts } from '@advisor/forms/drafts';
import { renderRoute } from '@advisor/testing/render-route';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import remote from '../remote';

function Failed() {
  const error = useRouteError();
  const status = isApiError(error) || isRouteErrorResponse(error) ? error.status : String(error);
  return <p role="alert">Chyba {status}</p>;
}

// What one test types is no draft of the next.
afterEach(clearDrafts);

type Options = NonNullable<Parameters<typeof renderRoute>[2]>;

/** Opens an address of the remote with its real loader and the host's error policy. */
export const openScreen = (path: string, options: Options = {}) =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: <Failed />,
        HydrateFallback: () => null,
        children: [
          ...remote.routes({ queryClient }),
          { path: '/case-identification', element: <p>Vyhledat případ</p> },
          { path: '/mortgage/case-detail/:caseId', element: null },
        ],
      },
    ],
    path,
    options,
  );
