import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '../../../testing/open-screen';
import { flat, propertyHandlers } from '../../../testing/properties';

const server = mockServer(...propertyHandlers());
const path = '/mortgage/property-valuation?caseId=7';
const valued = flat({
  id: 6,
  isLoanRealEstate: false,
  state: 4,
  valuationTypeId: 1,
  valuationPrice: 6_200_000,
  orderedOn: '2026-03-01T09:00:00Z',
  validTo: '2026-09-01',
});

it('says what each real estate is, how far it is and what it is worth', async () => {
  server.use(handle(valuationCalls.list, [flat(), valued]));
  await openScreen(path);
  const list = await screen.findByRole('list', { name: 'Nemovitosti' });
  const [draft, finished] = within(list).getAllByRole('article');
  expect(within(draft!).getByRole('link')).toHaveAttribute(
    'href',
    '/mortgage/property-valuation/1-5?caseId=7',
  );
  expect(draft).toHaveTextContent(/Byt, Dlouhá 12\/3, 110\s00 Praha 1/);
  expect(draft).toHaveTextContent('Rozpracovaná');
  expect(draft).toHaveTextContent('Pořizuje se úvěrem');
  expect(finished).toHaveTextContent('Dokončeno');
  expect(finished).toHaveTextContent(/Online ocenění.*6\s200\s000\sKč/);
});

it('marks a result whose validity has ended', async () => {
  server.use(handle(valuationCalls.list, [valued]));
  await openScreen(path);
  expect(await screen.findByText('Platnost ocenění skončila')).toBeVisible();
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
  await user.click(within(dialog).getByLabelText('Druh nemovitosti'));
  await user.click(await screen.findByTitle('Byt'));
  await user.click(within(dialog).getByLabelText('Klient ji úvěrem pořizuje'));
  await user.dblClick(within(dialog).getByRole('button', { name: 'Přidat' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/mortgage/property-valuation/1-8'),
  );
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith({ realEstateTypeId: 2, isLoanRealEstate: true });
});

it('says in the dialog that a colleague was faster', async () => {
  server.use(
    handle(valuationCalls.create, failure(409, { message: 'Případ má už tři nemovitosti.' })),
  );
  const { user } = await openScreen(path);
  await user.click(await screen.findByRole('button', { name: 'Přidat nemovitost' }));
  const dialog = await screen.findByRole('dialog', { name: 'Přidat nemovitost' });
  await user.click(within(dialog).getByLabelText('Druh nemovitosti'));
  await user.click(await screen.findByTitle('Byt'));
  await user.click(within(dialog).getByRole('button', { name: 'Přidat' }));
  expect(await within(dialog).findByText('Případ má už tři nemovitosti.')).toBeVisible();
  expect(within(dialog).getByText('Byt')).toBeVisible();
});

it('takes no fourth; those of the appraisers do not count', async () => {
  const three = [5, 6, 7].map((id) => flat({ id }));
  server.use(handle(valuationCalls.list, three));
  await openScreen(path);
  expect(await screen.findByText(/nejvýše 3 nemovitosti/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Přidat nemovitost' })).not.toBeInTheDocument();
});

it('asks for the case where none is known', async () => {
  useCurrentClientStore.getState().update({});
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
