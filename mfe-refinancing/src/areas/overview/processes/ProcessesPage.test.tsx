import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { act, screen, within } from '@testing-library/react';
import { openProcess, refinancingParameters } from '../../../process/testing/processes';
import { overviewRoutes } from '../routes';

const processes = [
  openProcess({ processId: 44, refinancingTypeId: 3 }),
  openProcess({ processId: 43, refinancingTypeId: 2, state: 6, actions: [] }),
  openProcess({ processId: 42, refinancingTypeId: 3, state: 4, actions: [] }),
];
const server = mockServer(
  handle(refinancingCalls.parameters, refinancingParameters({ processes })),
);
const path = '/mortgage/processes/1000001';
const open = (address = path) =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: <p role="alert">Nelze načíst</p>,
        HydrateFallback: () => null,
        children: overviewRoutes({ queryClient }),
      },
    ],
    address,
  );
const links = async () =>
  within(await screen.findByRole('list', { name: 'Procesy' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name}`) });

const [payment, refixation, former] = [
  '/mortgage/extra-payment/1000001/44',
  '/mortgage/refixation/1000001/43',
  '/mortgage/extra-payment/1000001/42',
];

it('lists every process, the newest first', async () => {
  await open();
  expect(await links()).toEqual([payment, refixation, former]);
  expect(await tab('Všechny')).toHaveAccessibleName('Všechny 3');
  expect(await tab('Mimořádná splátka')).toHaveAccessibleName('Mimořádná splátka 2');
});

it('keeps the kind in the address, and goes back to all', async () => {
  const { user, router } = await open();
  await user.click(await tab('Mimořádná splátka'));
  expect(await links()).toEqual([payment, former]);
  expect(router.state.location.search).toBe('?kind=extra-payment');
  await act(() => router.navigate(-1));
  expect(await links()).toEqual([payment, refixation, former]);
});

it('opens with the kind of the address, and survives an unknown one', async () => {
  const { unmount } = await open(`${path}?kind=refixation`);
  expect(await links()).toEqual([refixation]);
  expect(await tab('Refixace')).toHaveAttribute('aria-selected', 'true');
  unmount();
  await open(`${path}?kind=constructor`);
  expect(await links()).toHaveLength(3);
});

it('says that there is none of a kind, or none at all', async () => {
  const { user, unmount } = await open();
  await user.click(await tab('Retence'));
  expect(await screen.findByText('Žádný proces tohoto druhu')).toBeVisible();
  unmount();
  server.use(handle(refinancingCalls.parameters, refinancingParameters({ processes: [] })));
  await open();
  expect(await screen.findByText('Na případu zatím nebyl žádný proces')).toBeVisible();
});

it.each([
  ['a failure', path, failure(500)],
  ['an unknown case', path, failure(404)],
])('leaves %s to the error page', async (_, address, answer) => {
  server.use(handle(refinancingCalls.parameters, answer));
  await open(address);
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('knows no case without a number', async () => {
  await open('/mortgage/processes/abc');
  expect(await screen.findByRole('alert')).toBeVisible();
});
