import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@advisor/api-client/api-error';
import { caseCalls } from '@advisor/contracts/case/calls';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { loggedInUserQuery } from '@advisor/shell/session';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { waitFor } from '@testing-library/react';
import { navigateAway } from '../navigate-away';
import { forceSignOut } from '../session/leave-session';
import { handleFailure } from './handle-failure';

jest.mock('../navigate-away');

const asked = jest.fn(() => advisorUser());
const server = mockServer(handle(sessionCalls.loggedInUser, asked));

const router = {
  state: { location: { pathname: '/mortgage/hub', search: '?caseId=7' }, navigation: {} },
};

function refuse(queryClient: QueryClient) {
  const error = new ApiError({ kind: 'http', status: 401, operationId: caseCalls.get.id });
  const context = { isWithoutReader: true, shows: [], fieldErrors: () => ({}) };
  handleFailure(error, context, { router, queryClient });
}

it('leads to sign-in by a call that is refused before it is known who is signed in', async () => {
  const queryClient = new QueryClient();
  const user = queryClient.fetchQuery(loggedInUserQuery());
  refuse(queryClient);
  expect(navigateAway).not.toHaveBeenCalled();
  await user;
  await waitFor(() =>
    expect(navigateAway).toHaveBeenCalledWith(
      '/?authAction=expirated-sign-in&redirect=%2Fmortgage%2Fhub%3FcaseId%3D7',
    ),
  );
  expect(asked).toHaveBeenCalledTimes(1);
});

it('leads nowhere else while the page is ending the session, and does again where it is kept', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const queryClient = new QueryClient();
  queryClient.setQueryData(loggedInUserQuery().queryKey, advisorUser());
  const home = '/?authAction=expirated-sign-in&redirect=%2Fmortgage%2Fhub%3FcaseId%3D7';
  const leave = forceSignOut({ authMessage: 'expirated-idle-time' });
  refuse(queryClient);
  await leave;
  await jest.advanceTimersByTimeAsync(9_999);
  expect(navigateAway).not.toHaveBeenCalledWith(home);
  await jest.advanceTimersByTimeAsync(1);
  refuse(queryClient);
  await jest.advanceTimersByTimeAsync(0);
  expect(navigateAway).toHaveBeenLastCalledWith(home);
  jest.useRealTimers();
});

it.each(['nobody is signed in', 'nobody asks'])(
  'leaves it to the layout when %s',
  async (situation) => {
    server.use(handle(sessionCalls.loggedInUser, failure(401)));
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const isAsked = situation === 'nobody is signed in';
    const user = isAsked ? queryClient.fetchQuery(loggedInUserQuery()) : Promise.resolve();
    refuse(queryClient);
    await user.catch(() => undefined);
    await Promise.resolve();
    expect(navigateAway).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
  },
);
