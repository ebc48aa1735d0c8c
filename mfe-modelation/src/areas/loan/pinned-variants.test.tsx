import { offerCalls } from '@advisor/contracts/offer/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { clearDrafts, flushDrafts, openDrafts, readDraft } from '@advisor/forms/drafts';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import {
  loanInput,
  loanOffer,
  loanResult,
  loanSimulation,
  mortgageDefaults,
} from '../../testing/modelation-fixtures';
import { nbsp } from '../../testing/render-modelation';
import {
  enterAmount,
  findShown,
  mortgageHandlers,
  openMortgage,
  pinButton,
} from '../../testing/mortgage-screen';

const server = mockServer(...mortgageHandlers);
// What one test types is no draft of the next.
afterEach(clearDrafts);

const anna = {
  identity: { id: 951, scheme: 2 },
  firstName: 'Anna',
  lastName: 'Nováková',
  dateOfBirth: '1990-02-03',
  city: 'Brno',
};
const openComparison = async (user: Awaited<ReturnType<typeof openMortgage>>['user']) => {
  await user.click(screen.getByRole('button', { name: /^Porovnat/ }));
  return within(await screen.findByRole('dialog', { name: 'Porovnání variant' }));
};

it('puts variants beside each other, named by what differs, and marks it', async () => {
  const { user } = await openMortgage();
  await findShown('15 000 Kč');
  await user.click(pinButton());
  expect(await screen.findByText('1 varianta k porovnání')).toBeInTheDocument();
  enterAmount(3_200_000);
  await findShown('16 000 Kč');
  await user.click(pinButton());
  const chips = screen.getByRole('list', { name: 'Připnuté varianty' });
  expect(
    within(chips)
      .getAllByRole('button')
      .map((chip) => chip.textContent),
  ).toEqual(['1úvěr 3_000_000_Kč15_000_Kč', '2úvěr 3_200_000_Kč16_000_Kč'].map(nbsp));

  const dialog = await openComparison(user);
  const table = dialog.getByRole('table', { name: 'Porovnání variant' });
  const row = () => within(table).getByRole('row', { name: /Měsíční splátka/ });
  expect(row()).toHaveTextContent('15 000 Kčliší se: 16 000 Kčrozdíl proti základu: +1 000 Kč');
  expect(within(table).getByRole('row', { name: /Splatnost/ })).not.toHaveTextContent('liší se');
  await user.click(dialog.getByRole('radio', { name: /Porovnávat s úvěr 3.200.000/ }));
  expect(row()).toHaveTextContent('liší se: 15 000 Kčrozdíl proti základu: −1 000 Kč16 000 Kč');

  await user.click(dialog.getByRole('button', { name: /Upravit úvěr 3.000.000/ }));
  expect(await findShown('15 000 Kč')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await openComparison(user);
  await user.click(again.getByRole('button', { name: /Odebrat úvěr 3.000.000/ }));
  expect(again.getAllByRole('textbox', { name: 'Název varianty' })).toHaveLength(1);
});

it('marks the cheapest of the same amount, and keeps one of them', async () => {
  server.use(
    handle(offerCalls.mortgage, ({ body }) =>
      loanSimulation(body, {
        result: loanResult(body, { totalPaid: body.fixedRatePeriod === 60 ? 6e6 : 5e6 }),
      }),
    ),
  );
  const saved: unknown[] = [];
  server.use(
    handle(offerCalls.create, ({ body }) => {
      saved.push(body);
      return { offerId: 7 };
    }),
  );
  const { user } = await openMortgage();
  await findShown('15 000 Kč');
  await user.click(pinButton());
  await user.click(screen.getByText('10 let'));
  await waitFor(() => expect(pinButton()).toBeEnabled());
  const dialog = await openComparison(user);
  // What stands in the form is beside it without being pinned.
  expect(dialog.getByText('Ve formuláři')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Zavřít' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(pinButton());
  const both = await openComparison(user);
  expect(both.getAllByText('Nejlevnější celkem')).toHaveLength(1);
  expect(both.getByRole('row', { name: /Celkem zaplatí/ })).toHaveTextContent(
    '5 000 000 Kč (nejméně)',
  );
  await user.click(both.getByRole('button', { name: nbsp('Uložit nabídku fixace 10_let') }));
  const savedButton = await both.findByRole('button', { name: 'Uložena jako č. 7' });
  expect(savedButton).toHaveFocus();
  expect(savedButton).toHaveAttribute('aria-disabled', 'true');
  expect(saved).toMatchObject([
    { name: nbsp('fixace 10_let'), input: { fixedRatePeriod: 120 }, seen: { totalPaid: 5e6 } },
  ]);
});

it('makes a case of a variant', async () => {
  server.use(
    handle(offerCalls.create, { offerId: 7 }),
    handle(offerCalls.defaults, mortgageDefaults()),
    handle(offerCalls.get, loanOffer(7, loanInput())),
  );
  const { user } = await openMortgage();
  await findShown('15 000 Kč');
  await user.click(pinButton());
  const dialog = await openComparison(user);
  await user.click(dialog.getByRole('button', { name: /^Založit případ z fixace 5\slet/ }));
  const founding = await screen.findByRole('dialog', { name: 'Založit případ z nabídky' });
  expect(within(founding).getByRole('textbox', { name: 'Příjmení' })).toBeInTheDocument();
});

it('begins anew for the next client once a case is made of one variant', async () => {
  openDrafts(1);
  server.use(
    handle(offerCalls.create, { offerId: 7 }),
    handle(offerCalls.defaults, mortgageDefaults()),
    handle(offerCalls.get, loanOffer(7, loanInput())),
    handle(customerCalls.search, { customers: [anna], hasMore: false }),
    handle(offerCalls.createCase, { caseId: 5, salesArrangementId: 6 }),
  );
  const { user, unmount } = await openMortgage();
  await findShown('15 000 Kč');
  await user.click(pinButton());
  enterAmount(3_200_000);
  await findShown('16 000 Kč');
  const dialog = await openComparison(user);
  await user.click(dialog.getByRole('button', { name: /^Založit případ z / }));
  const founding = within(await screen.findByRole('dialog', { name: 'Založit případ z nabídky' }));
  await user.type(founding.getByRole('textbox', { name: 'Příjmení' }), anna.lastName);
  await user.type(founding.getByRole('textbox', { name: 'Jméno' }), anna.firstName);
  await user.click(founding.getByRole('button', { name: 'Vyhledat klienta' }));
  await user.click(await founding.findByRole('button', { name: 'Vybrat klienta Nováková Anna' }));
  const make = await founding.findByRole('button', { name: 'Založit případ' });
  await waitFor(() => expect(make).toBeEnabled());
  await user.click(make);
  expect(await screen.findByRole('heading', { name: 'Rozcestník' })).toBeVisible();
  await flushDrafts();
  unmount();
  await openMortgage();
  expect(await findShown('15 000 Kč')).toBeVisible();
  // What is restored comes after the first picture.
  await expect(readDraft('modelation.mortgage..')).resolves.toBeUndefined();
  await expect(readDraft('modelation.mortgage...variants')).resolves.toBeUndefined();
  expect(screen.queryByRole('list', { name: 'Připnuté varianty' })).not.toBeInTheDocument();
});

it('keeps each variant for a link that holds numbers only, and opens it', async () => {
  const saved: unknown[] = [];
  server.use(
    handle(offerCalls.create, ({ body }) => {
      saved.push(body.name);
      return { offerId: 70 + saved.length };
    }),
    // Its address would be taken for an offer's.
    handle(offerCalls.defaults, mortgageDefaults()),
    handle(offerCalls.get, ({ params }) =>
      loanOffer(
        Number(params['offerId']),
        { isInvestmentProperty: false, ...loanInput({ loanAmount: 4_000_000 }) },
        'Delší',
      ),
    ),
  );
  const { user, router, unmount } = await openMortgage();
  await findShown('15 000 Kč');
  await user.click(pinButton());
  enterAmount(3_200_000);
  await findShown('16 000 Kč');
  await user.click(pinButton());
  const dialog = await openComparison(user);
  const [first] = dialog.getAllByRole('textbox', { name: 'Název varianty' });
  await user.type(first!, 'Kratší');
  await user.click(dialog.getByRole('button', { name: 'Sdílet odkazem' }));
  await waitFor(() => expect(router.state.location.search).toBe('?offers=71_72'));
  expect(saved).toEqual(['Kratší', nbsp('úvěr 3_200_000_Kč')]);
  // Shared again, nothing is saved twice.
  await user.click(await dialog.findByRole('button', { name: 'Sdílet odkazem' }));
  expect(saved).toHaveLength(2);
  unmount();

  await openMortgage('/modelation/mortgage?offers=71');
  expect(await screen.findByText('Delší')).toBeVisible();
  // The form begins with it: it stands there once.
  const opened = await openComparison(user);
  expect(opened.queryByText('Ve formuláři')).not.toBeInTheDocument();
  await user.click(opened.getByRole('button', { name: 'Zavřít' }));
  expect(await findShown('20 000 Kč')).toBeVisible();
});

it('brings back what was typed after the variants were shared', async () => {
  openDrafts(1);
  server.use(
    handle(offerCalls.create, { offerId: 71 }),
    handle(offerCalls.defaults, mortgageDefaults()),
    handle(offerCalls.get, loanOffer(71, loanInput())),
  );
  const { user, router, unmount } = await openMortgage();
  await findShown('15 000 Kč');
  await user.click(pinButton());
  const dialog = await openComparison(user);
  await user.click(dialog.getByRole('button', { name: 'Sdílet odkazem' }));
  await waitFor(() => expect(router.state.location.search).toBe('?offers=71'));
  enterAmount(3_600_000);
  await findShown('18 000 Kč');
  await flushDrafts();
  unmount();
  await openMortgage('/modelation/mortgage?offers=71');
  expect(await findShown('18 000 Kč')).toBeVisible();
});
