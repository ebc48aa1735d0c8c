import { initI18n } from '@advisor/i18n/instance';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useState } from 'react';
import { ArrivalProvider } from './arrival';
import { Arriving } from './Arriving';

jest.mock('../layout/use-route-handle', () => ({ useScreenTitle: () => 'Další' }));

/** A screen that is left by its link, and comes back. */
function Frame() {
  const [isAwaited, setAwaited] = useState(false);
  const target = { pathname: '/next', search: '', hash: '', state: null, key: 'next' };
  return (
    <ArrivalProvider value={{ target, isAwaited, place: 'content' }}>
      <button onClick={() => setAwaited(!isAwaited)}>Cesta</button>
      <Arriving place="content">
        <a href="/next">Dál</a>
      </Arriving>
    </ArrivalProvider>
  );
}

it('the heading of what is on its way has the focus meanwhile, and gives it back', async () => {
  await initI18n();
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Frame }])} />);
  const link = screen.getByRole('link', { name: 'Dál' });
  link.focus();
  const way = screen.getByRole('button', { name: 'Cesta' });
  fireEvent.click(way);
  expect(screen.getByRole('heading', { name: 'Další' })).toHaveFocus();
  fireEvent.click(way);
  expect(link).toHaveFocus();
});
