import { sessionCalls } from '@advisor/contracts/session/calls';
import { onDraftFound } from '@advisor/forms/drafts';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { act, screen } from '@testing-library/react';
import { renderHost } from '../testing/render-host';
import { leaveEndedSession, signOut } from './leave-session';

jest.mock('../navigate-away');
jest.mock('@advisor/forms/drafts', () => ({
  ...jest.requireActual<object>('@advisor/forms/drafts'),
  onDraftFound: jest.fn(),
}));

mockServer(handle(sessionCalls.loggedInUser, advisorUser()));

const listeners = () => jest.mocked(onDraftFound).mock.calls;

async function openAgain() {
  await renderHost('/dashboard', {
    remoteRoutes: [{ path: '/dashboard', element: <h1 tabIndex={-1}>Přehled</h1> }],
  });
  await screen.findByRole('heading', { name: 'Přehled' });
}

it('says after an expired session that what was typed is back, once', async () => {
  await leaveEndedSession({ authAction: 'expirated-sign-in' });
  await openAgain();
  expect(screen.queryByText(/obnovili/)).not.toBeInTheDocument();
  act(() => listeners()[0]?.[0]());
  expect(screen.getByText('Po přihlášení jsme obnovili rozepsané údaje.')).toBeVisible();
  await openAgain();
  expect(listeners()).toHaveLength(1);
});

it('says nothing of drafts after a sign-out by hand', async () => {
  await signOut();
  await openAgain();
  expect(listeners()).toHaveLength(0);
});
