import { clearDrafts, flushDrafts } from '@advisor/forms/drafts';
import { navigateAway } from '../navigate-away';
import { confirmSignedOut } from './end-session';
import { followSignOut, forceSignOut, signOut } from './leave-session';
import { recentCases, rememberCase } from './recent-cases';

jest.mock('../navigate-away');
jest.mock('@advisor/forms/drafts', () => ({ clearDrafts: jest.fn(), flushDrafts: jest.fn() }));

const user = 1;
const manual = { authAction: 'manual-sign-out' } as const;
const idle = { authAction: 'expirated-sign-in', authMessage: 'expirated-idle-time' } as const;
const path = '/dashboard?sort=client';
const idleHome = `/?${new URLSearchParams({ ...idle, redirect: path })}`;
const throughServer = (home: string) =>
  expect.stringMatching(new RegExp(`auth/signout\\?${new URLSearchParams({ redirect: home })}$`));

const announced = () => localStorage.getItem('advisor.session-event');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  rememberCase(user, 7);
});

it.each([
  ['signing out', () => signOut(), clearDrafts, [], throughServer('/?authAction=manual-sign-out')],
  [
    'a limit of the session',
    () => forceSignOut({ ...idle, redirect: path }),
    flushDrafts,
    [7],
    throughServer(idleHome),
  ],
  [
    'following a tab that signed out',
    () => followSignOut(manual, path),
    clearDrafts,
    [],
    '/?authAction=manual-sign-out',
  ],
  ['following a tab at a limit', () => followSignOut(idle, path), flushDrafts, [7], idleHome],
])('%s', async (_name, leave, ofDrafts, cases, address) => {
  await leave();
  const calls = [clearDrafts, flushDrafts].filter(
    (each) => jest.mocked(each).mock.calls.length > 0,
  );
  expect(calls).toEqual([ofDrafts]);
  expect(recentCases(user)).toEqual(cases);
  expect(jest.mocked(navigateAway).mock.calls).toEqual([[address]]);
  expect(announced()).toBeNull();
});

it.each([
  ['signing out', () => signOut(), manual],
  ['a limit of the session', () => forceSignOut(idle), idle],
])('%s takes other tabs along once the server has ended the session', async (_, leave, query) => {
  await leave();
  confirmSignedOut({ ...query, redirect: path });
  expect(announced()).toContain(`${new URLSearchParams(query)}`);
  expect(announced()).not.toContain('dashboard');
  localStorage.clear();
  confirmSignedOut(query);
  expect(announced()).toBeNull();
});

it('a tab that ended no session takes none along', async () => {
  await followSignOut(manual, path);
  confirmSignedOut(manual);
  expect(announced()).toBeNull();
});
