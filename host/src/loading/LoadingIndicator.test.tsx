import { call } from '@advisor/api-client/call';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { addTexts, initI18n } from '@advisor/i18n/instance';
import { hostTexts } from '../texts';
import { LoadingIndicator } from './LoadingIndicator';
import { usePendingCallStore } from './pending-calls';

const { start, end } = usePendingCallStore.getState();

beforeEach(async () => {
  await initI18n();
  addTexts('host', hostTexts);
});
afterEach(() => jest.useRealTimers());

it('offers to stop waiting once an answer takes long, and no longer than it does', () => {
  jest.useFakeTimers();
  render(<LoadingIndicator />);
  act(start);
  act(() => jest.advanceTimersByTime(3_999));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Zrušit čekání' })).toBeVisible();
  act(() => {
    end();
    jest.advanceTimersByTime(200);
  });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('stops the calls that are awaited', async () => {
  jest.useFakeTimers();
  render(<LoadingIndicator />);
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const waiting = call(sessionCalls.loggedInUser).catch((error: unknown) => error);
  act(start);
  act(() => jest.advanceTimersByTime(4_000));
  await userEvent.click(screen.getByRole('button', { name: 'Zrušit čekání' }), { delay: null });
  await expect(waiting).resolves.toMatchObject({ kind: 'cancelled' });
  act(end);
});
