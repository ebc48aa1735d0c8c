import { sessionCalls } from '@advisor/contracts/session/calls';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { waitFor } from '@testing-library/react';
import { replacePage } from '../navigate-away';
import { renderHost } from '../testing/render-host';

jest.mock('../navigate-away');

mockServer(
  handle(sessionCalls.loggedInUser, () =>
    Response.json({ authenticationScheme: 'simple', redirectUri: '/x' }, { status: 401 }),
  ),
);

it('leads a user who is not signed in to sign-in and remembers the way', async () => {
  await renderHost('/dashboard?sort=client', {
    remoteRoutes: [{ path: '/dashboard', element: <h1>Přehled případů</h1> }],
  });
  await waitFor(() =>
    expect(replacePage).toHaveBeenCalledWith(
      '/?authAction=sign-in&redirect=%2Fdashboard%3Fsort%3Dclient',
    ),
  );
});
