import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '../../testing/open-screen';
import { onePropertyHandlers, ordered } from '../../testing/property';
import { effect, valued } from '../../testing/result';

const server = mockServer(
  ...onePropertyHandlers(valued()),
  handle(valuationCalls.effect, effect()),
);
const open = (kind = 'standard') =>
  openScreen(`/mortgage/property-valuation/1-5/${kind}/result?caseId=7`);

it('says the values, what the appraiser has found, and gives the report', async () => {
  await open();
  const values = await screen.findByRole('region', { name: 'Standardní ocenění' });
  expect(values).toHaveTextContent(/Zástavní hodnota6\s200\s000\sKč/);
  expect(values).toHaveTextContent(/Současná hodnota6\s400\s000\sKč/);
  expect(values).not.toHaveTextContent('Spolehlivost');
  expect(screen.getByRole('list', { name: 'Podmínky' })).toHaveTextContent('Doložit kolaudaci.');
  expect(screen.getByRole('link', { name: /Zpráva/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/91'),
  );
});

it('puts the offer before and after side by side, with the way to model again', async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'Co hodnota změní na nabídce' });
  expect(within(table).getByRole('row', { name: /^LTV/ })).toHaveTextContent(/80,00\s%64,52\s%/);
  expect(within(table).getByRole('row', { name: /^Úroková sazba/ })).toHaveTextContent(
    /4,99\s%4,69\s%/,
  );
  expect(await screen.findByRole('link', { name: 'Modelovat znovu' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/cid-7\/loan-hub\/said-\d+\/modelation$/),
  );
});

it.each([
  [effect({ after: effect().before }), 'Hodnota na nabídce nic nemění.'],
  [{ before: {}, after: {} }, /nemá nabídku/],
  [effect({ reason: 'Sazebník nabídky už neplatí.' }), 'Sazebník nabídky už neplatí.'],
])('says what cannot be compared (%#)', async (answer, said) => {
  server.use(handle(valuationCalls.effect, answer));
  await open();
  expect(await screen.findByText(said)).toBeVisible();
});

it('can be read without what it does to the offer', async () => {
  server.use(handle(valuationCalls.effect, failure(503)));
  const { banners } = await open();
  expect(await screen.findByText('Dopad na nabídku se nepodařilo načíst')).toBeVisible();
  expect(screen.getByText('Zástavní hodnota')).toBeVisible();
  expect(banners).toEqual([]);
});

it('lists the sales around', async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'Srovnatelné prodeje' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    /120\sm60\sm².*6\s000\s000\sKč100\s000\sKč/,
  );
  expect(
    screen.getByText(/vychází na 102\s400\sKč za m², prodeje v průměru na 100\s000\sKč za m²/),
  ).toBeVisible();
});

it.each([
  [{ isValid: false }, {}, /Platnost ocenění skončila/],
  [{}, { isReplaced: true }, /platí novější ocenění/],
])('warns of a value that does not count (%#)', async (change, more, said) => {
  server.use(handle(valuationCalls.get, valued(change, more)));
  await open();
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByText('Co hodnota změní na nabídce')).not.toBeInTheDocument();
});

it('leads from the address of another kind to its own', async () => {
  const { router } = await open('online');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/mortgage/property-valuation/1-5/standard/result'),
  );
});

it('leads to the order as long as there is no result', async () => {
  server.use(handle(valuationCalls.get, ordered()));
  await open();
  expect(await screen.findByText('Výsledek zatím není')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobrazit objednávku' })).toBeVisible();
});

it.each([
  ['zov', 4, { progressPercent: 60 }, /Rozestavěnost60\s%/],
  [
    'preliminary-opinion',
    6,
    { range: { minimum: 5_000_000, maximum: 6_000_000 } },
    /5\s000\s000\sKč až 6\s000\s000\sKč/,
  ],
  ['revaluation', 5, {}, /Zástavní hodnota/],
] as const)('shows a result of %s that others have ordered', async (kind, type, change, said) => {
  server.use(
    handle(valuationCalls.get, valued(change, { sourceId: 2, valuationTypeId: type, orders: [] })),
  );
  await openScreen(`/mortgage/property-valuation/2-5/${kind}/result?caseId=7`);
  await waitFor(() => expect(document.body).toHaveTextContent(said));
  expect(screen.getByText('Do zajištění úvěru se tato hodnota nepočítá')).toBeVisible();
  expect(screen.queryByText('Co hodnota změní na nabídce')).not.toBeInTheDocument();
});
