import { renderHook } from '@testing-library/react';
import * as React from 'react';

const listeners = new Set<() => void>();
let systemIsDark = false;

beforeEach(() => {
  jest.resetModules();
  // Only the module's own state is to be fresh.
  jest.doMock('react', () => React);
  localStorage.clear();
  listeners.clear();
  systemIsDark = false;
  window.matchMedia = () =>
    ({
      get matches() {
        return systemIsDark;
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    }) as unknown as MediaQueryList;
});

const shownTheme = () => document.documentElement.dataset['theme'];
const start = async () => {
  const themeChoice = { ...(await import('./theme')), ...(await import('./theme-choice')) };
  themeChoice.startTheme();
  return themeChoice;
};

it('follows the system until the user chooses', async () => {
  const { setThemeChoice } = await start();
  expect(shownTheme()).toBe('light');

  systemIsDark = true;
  for (const listener of listeners) listener();
  expect(shownTheme()).toBe('dark');

  setThemeChoice('light');
  expect(shownTheme()).toBe('light');
  expect({ ...localStorage }).toEqual({ 'advisor.theme': 'light' });
});

it('remembers the choice and takes it over from another tab', async () => {
  localStorage.setItem('advisor.theme', 'dark');
  await start();
  expect(shownTheme()).toBe('dark');

  localStorage.setItem('advisor.theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'advisor.theme' }));
  expect(shownTheme()).toBe('light');
});

it('ignores a stored word that it does not know', async () => {
  localStorage.setItem('advisor.theme', 'sepia');
  await start();
  expect(shownTheme()).toBe('light');
});

it('tells components', async () => {
  const { useThemeChoice } = await start();
  const { result } = renderHook(() => useThemeChoice());
  expect(result.current[0]).toBe('system');
  React.act(() => result.current[1]('dark'));
  expect(result.current[0]).toBe('dark');
});

it('prints in the light theme', async () => {
  const { setThemeChoice } = await start();
  setThemeChoice('dark');
  window.dispatchEvent(new Event('beforeprint'));
  expect(shownTheme()).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(shownTheme()).toBe('dark');
});

const shownDensity = () => document.documentElement.dataset['density'];

it('shows what is the user’s own, and remembers it for the next first paint', async () => {
  localStorage.setItem('advisor.theme', 'light');
  const { showOwnLook, currentChoice } = await start();
  showOwnLook({ theme: 'dark', density: 'compact' });
  expect([shownTheme(), shownDensity(), currentChoice()]).toEqual(['dark', 'compact', 'dark']);

  jest.resetModules();
  await start();
  expect([shownTheme(), shownDensity()]).toEqual(['dark', 'compact']);
});

it('shows what the browser has where a user has chosen nothing', async () => {
  localStorage.setItem('advisor.theme', 'dark');
  localStorage.setItem('advisor.own-look', 'light compact');
  const { showOwnLook } = await start();
  expect([shownTheme(), shownDensity()]).toEqual(['light', 'compact']);

  showOwnLook({});
  expect([shownTheme(), shownDensity()]).toEqual(['dark', 'comfortable']);
  expect({ ...localStorage }).toEqual({ 'advisor.theme': 'dark' });
});

it('lets who is not signed in choose past what a user has left', async () => {
  localStorage.setItem('advisor.own-look', 'dark');
  const { setThemeChoice } = await start();
  setThemeChoice('light');
  expect(shownTheme()).toBe('light');
  expect({ ...localStorage }).toEqual({ 'advisor.theme': 'light' });
});

it('takes the user’s own look over from another tab', async () => {
  await start();
  localStorage.setItem('advisor.own-look', 'dark compact');
  window.dispatchEvent(new StorageEvent('storage', { key: 'advisor.own-look' }));
  expect([shownTheme(), shownDensity()]).toEqual(['dark', 'compact']);
});
