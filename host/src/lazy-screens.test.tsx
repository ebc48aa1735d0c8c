import { sessionCalls } from '@advisor/contracts/session/calls';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { act, screen, waitFor } from '@testing-library/react';
import { useNotificationStore } from '@advisor/shell/notifications';
import { renderHost } from './testing/render-host';

let isChunkMissing = true;

/** Stands for a module whose chunk the server does not deliver at first. */
const mockModule = (Component: () => React.ReactNode) => {
  if (isChunkMissing) throw new Error('chunk is missing');
  return { __esModule: true, default: Component };
};

jest.mock('./features/demo/DemoPage', () => mockModule(() => <h1>Katalog</h1>));
jest.mock('./features/palette/CommandPalette', () => mockModule(() => <p>Rychlé hledání</p>));

jest.mock('@advisor/ui/overlay', () => {
  if (isChunkMissing) throw new Error('chunk is missing');
  return jest.requireActual<object>('@advisor/ui/overlay');
});

mockServer(handle(sessionCalls.loggedInUser, advisorUser()));

beforeEach(() => {
  isChunkMissing = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('loads a screen by another try when its code did not come at first', async () => {
  const { user } = await renderHost('/demo');
  expect(
    await screen.findByRole('heading', { name: 'Stránku se nepodařilo zobrazit' }),
  ).toBeVisible();
  isChunkMissing = false;
  await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  expect(await screen.findByRole('heading', { name: 'Katalog' })).toBeVisible();
});

it('leaves the screen alone when the palette does not come, and opens it the next time', async () => {
  const { user } = await renderHost('/dashboard', {
    remoteRoutes: [{ path: '/dashboard', element: <h1>Přehled</h1> }],
  });
  await screen.findByRole('heading', { name: 'Přehled' });
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() =>
    expect(useNotificationStore.getState().notifications).toMatchObject([
      { title: 'Hledání se nepodařilo načíst' },
    ]),
  );
  expect(screen.getByRole('heading', { name: 'Přehled' })).toBeVisible();
  isChunkMissing = false;
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText('Rychlé hledání')).toBeVisible();
});

it('leaves the screen alone when the warning of a session does not come, and shows it as soon as it does', async () => {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  await renderHost('/dashboard', {
    remoteRoutes: [{ path: '/dashboard', element: <h1>Přehled</h1> }],
  });
  await screen.findByRole('heading', { name: 'Přehled' });
  await act(async () => {
    now += 24 * 60_000;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByRole('heading', { name: 'Přehled' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  isChunkMissing = false;
  const warning = { name: 'Budete automaticky odhlášeni' };
  expect(await screen.findByRole('dialog', warning)).toBeVisible();
});
