import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { hearLive } from '@advisor/shell/live';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '../../../testing/open-screen';
import { collateral, flat } from '../../../testing/properties';
import { onePropertyHandlers } from '../../../testing/property';

const server = mockServer(...onePropertyHandlers());
const path = '/mortgage/property-valuation?caseId=7';
const valued = flat({
  id: 6,
  isPurchased: false,
  mayBeDeleted: false,
  state: 4,
  valuationTypeId: 1,
  valuationPrice: 6_200_000,
  valuedOn: '2026-03-01',
  ltv: 64.52,
  validTo: '2026-09-01',
  fee: 4_900,
  feePayer: 'client',
});

it('says what each real estate is, how far it is and what it is worth', async () => {
  server.use(handle(valuationCalls.list, [flat(), valued]));
  await openScreen(path);
  const list = await screen.findByRole('list', { name: 'Nemovitosti' });
  const [draft, finished] = within(list).getAllByRole('article');
  expect(within(draft!).getByRole('link', { name: /^Byt/ })).toHaveAttribute(
    'href',
    '/mortgage/property-valuation/1-5?caseId=7',
  );
  expect(draft).toHaveTextContent(/Byt, Dlouhá 12\/3, 110\s00 Praha 1/);
  expect(draft).toHaveTextContent('Rozpracovaná');
  expect(draft).toHaveTextContent('Pořizuje se úvěrem');
  expect(finished).toHaveTextContent('Dokončeno');
  expect(finished).toHaveTextContent(/Online ocenění.*6\s200\s000\sKč.*64,52\s%/);
  expect(finished).toHaveTextContent(/Cena ocenění4\s900\sKč, platí klient/);
  expect(draft).not.toHaveTextContent('Cena ocenění');
  expect(finished).toHaveTextContent('Zajišťuje úvěr');
  expect(finished).not.toHaveTextContent('Pořizuje se úvěrem');
});

it.each([
  [flat({ state: 8, valuationTypeId: 3 }), /^Objednávka ocenění/, 'standard'],
  [valued, /^Výsledek ocenění/, 'online/result'],
  [flat({ sourceId: 2, valuationTypeId: 5 }), /^Výsledek ocenění/, 'revaluation/result'],
])('leads to what comes next of it (%#)', async (property, name, screenOf) => {
  server.use(handle(valuationCalls.list, [property]));
  await openScreen(path);
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    `/mortgage/property-valuation/${property.sourceId}-${property.id}/${screenOf}?caseId=7`,
  );
});

it('marks a result whose validity has ended', async () => {
  server.use(handle(valuationCalls.list, [valued]));
  await openScreen(path);
  expect(await screen.findByText('Platnost ocenění skončila')).toBeVisible();
});

it('says that a value which others have ordered does not count', async () => {
  server.use(
    handle(valuationCalls.list, [
      {
        ...valued,
        sourceId: 2,
        valuationTypeId: 6,
        isLoanRealEstate: false,
        ltv: undefined,
        fee: 0,
      },
    ]),
  );
  await openScreen(path);
  const card = await screen.findByRole('article', { name: /Byt/ });
  expect(card).toHaveTextContent('Do zajištění se nepočítá');
  expect(card).toHaveTextContent(/Hodnota podle odhadců6\s200\s000\sKč/);
  expect(card).not.toHaveTextContent('LTV');
  expect(card).toHaveTextContent('Cena oceněníZdarma');
});

it('adds a real estate once, and leads to its specification', async () => {
  const sent = jest.fn();
  server.use(
    handle(valuationCalls.list, []),
    handle(valuationCalls.create, ({ body }) => {
      sent(body);
      return { realEstateValuationId: 8 };
    }),
  );
  const { user, router } = await openScreen(path);
  await user.click(await screen.findByRole('button', { name: 'Přidat nemovitost' }));
  const dialog = await screen.findByRole('dialog', { name: 'Přidat nemovitost' });
  await user.click(within(dialog).getByRole('button', { name: 'Přidat' }));
  expect(await within(dialog).findAllByText(/Vyplňte/)).not.toHaveLength(0);
  await user.click(within(dialog).getByLabelText(/^Druh nemovitosti/));
  await user.click(await screen.findByTitle('Byt'));
  await user.click(within(dialog).getByLabelText('Pořizuje se úvěrem'));
  await user.dblClick(within(dialog).getByRole('button', { name: 'Přidat' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/mortgage/property-valuation/1-8'),
  );
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith({
    realEstateTypeId: 2,
    isLoanRealEstate: true,
    isPurchased: true,
  });
});

it('says in the dialog that a colleague was faster', async () => {
  server.use(
    handle(valuationCalls.create, failure(409, { message: 'Případ má už tři nemovitosti.' })),
  );
  const { user } = await openScreen(path);
  await user.click(await screen.findByRole('button', { name: 'Přidat nemovitost' }));
  const dialog = await screen.findByRole('dialog', { name: 'Přidat nemovitost' });
  await user.click(within(dialog).getByLabelText(/^Druh nemovitosti/));
  await user.click(await screen.findByTitle('Byt'));
  await user.click(within(dialog).getByRole('button', { name: 'Přidat' }));
  expect(await within(dialog).findByText('Případ má už tři nemovitosti.')).toBeVisible();
  expect(within(dialog).getByText('Byt')).toBeVisible();
});

it('says why no other can be added', async () => {
  const addLock = 'K úvěru lze přidat nejvýše 3 nemovitosti.';
  server.use(handle(valuationCalls.collateral, { ...collateral(), realEstateCount: 3, addLock }));
  await openScreen(path);
  expect(await screen.findByText(addLock)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Přidat/ })).not.toBeInTheDocument();
});

it('says LTV with its limit, and where the value comes from', async () => {
  await openScreen(path);
  expect(await screen.findByRole('meter', { name: 'LTV' })).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^64,52\s%, limit 80,00\s%$/),
  );
  expect(screen.getByText(/Podle ocenění z 1\.\s10\.\s2026/)).toBeVisible();
});

it('says what may be drawn while it is built', async () => {
  const built = { currentValue: 1_500_000, ltvToday: 266.67, availableToDraw: 1_200_000 };
  server.use(handle(valuationCalls.collateral, collateral(built)));
  await openScreen(path);
  const drawn = await screen.findByText('Lze čerpat podle dnešní hodnoty');
  expect(drawn.parentElement).toHaveTextContent(/1\s200\s000\sKč/);
});

it('deletes a draft after a question, by the version that is shown', async () => {
  const removed = jest.fn();
  server.use(
    handle(valuationCalls.remove, ({ query }) => {
      removed(query.version);
      server.use(handle(valuationCalls.list, []));
      return undefined;
    }),
  );
  const { user } = await openScreen(path);
  await user.click(await screen.findByRole('button', { name: /^Smazat: Byt/ }));
  const question = await screen.findByRole('dialog', { name: 'Smazat nemovitost?' });
  await user.dblClick(within(question).getByRole('button', { name: 'Smazat' }));
  expect(await screen.findByText('U případu zatím není žádná nemovitost')).toBeVisible();
  expect(removed).toHaveBeenCalledTimes(1);
  expect(removed).toHaveBeenCalledWith('3');
});

it('says that what is to be deleted was changed meanwhile', async () => {
  server.use(
    handle(valuationCalls.remove, failure(409, { message: 'Ocenění už objednal Petr Novák.' })),
  );
  const { user } = await openScreen(path);
  await user.click(await screen.findByRole('button', { name: /^Smazat: Byt/ }));
  const question = await screen.findByRole('dialog', { name: 'Smazat nemovitost?' });
  await user.click(within(question).getByRole('button', { name: 'Smazat' }));
  expect(await screen.findByText('Ocenění už objednal Petr Novák.')).toBeVisible();
});

it('follows the appraisers, who have moved an order on', async () => {
  server.use(handle(valuationCalls.list, [flat({ state: 8, valuationTypeId: 3 })]));
  await openScreen(path);
  expect(await screen.findByText('Vyhodnocuje se')).toBeVisible();
  server.use(handle(valuationCalls.list, [flat({ state: 4, valuationTypeId: 3 })]));
  act(() => hearLive({ topic: 'case', caseId: 7, changes: ['case'] }));
  expect(await screen.findByText('Dokončeno')).toBeVisible();
});

it('values the same again in a draft of its own', async () => {
  const sent = jest.fn();
  server.use(
    handle(valuationCalls.list, [valued]),
    handle(valuationCalls.copy, ({ body }) => {
      sent(body);
      return { realEstateValuationId: 9 };
    }),
  );
  const { user, router } = await openScreen(path);
  await user.click(await screen.findByRole('button', { name: /^Ocenit znovu/ }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/mortgage/property-valuation/1-9'),
  );
  expect(sent).toHaveBeenCalledWith({ isSameRealEstate: true });
});

it('asks for the case where none is known', async () => {
  useCurrentClientStore.getState().clear();
  await openScreen('/mortgage/property-valuation');
  expect(await screen.findByText('Vyhledat případ')).toBeVisible();
});

it.each([
  ['/mortgage/property-valuation?caseId=abc', 404],
  [path, 403],
  [path, 500],
])('leaves %s with %d to the error page', async (address, status) => {
  if (status !== 404) server.use(handle(valuationCalls.list, failure(status)));
  await openScreen(address);
  expect(await screen.findByRole('alert')).toHaveTextContent(`Chyba ${status}`);
});
