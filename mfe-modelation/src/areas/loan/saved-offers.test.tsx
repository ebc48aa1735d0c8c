import { offerCalls } from '@advisor/contracts/offer/calls';
import { useUnsavedChangesStore } from '@advisor/forms/unsaved-changes';
import { clearDrafts, flushDrafts, openDrafts } from '@advisor/forms/drafts';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
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

it('keeps an offer once for the same input, by Ctrl+S too', async () => {
  const seen: unknown[] = [];
  server.use(
    handle(offerCalls.create, ({ body }) => {
      seen.push(body.seen);
      return { offerId: 7 };
    }),
  );
  const { user } = await openMortgage();
  await findShown('15 000 Kč');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByRole('button', { name: /Uložena jako č. 7/ })).toBeVisible();
  await user.keyboard('{Control>}s{/Control}');
  expect(seen).toEqual([
    { rateVersionId: 3, interestRate: 4.79, amount: 15_000, totalPaid: expect.any(Number) },
  ]);
});

it('sends what has got no answer again with its key, and anything else with another', async () => {
  const keys: (string | null)[] = [];
  server.use(
    handle(offerCalls.create, ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length === 1 ? networkFailure() : { offerId: keys.length };
    }),
  );
  const { user } = await openMortgage();
  await findShown('15 000 Kč');
  await user.click(screen.getByRole('button', { name: /Uložit nabídku/ }));
  await waitFor(() => expect(keys).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: /Uložit nabídku/ }));
  expect(await screen.findByRole('button', { name: /Uložena jako č. 2/ })).toBeVisible();
  const field = screen.getByRole('spinbutton', { name: /^Výše úvěru/ });
  await user.clear(field);
  await user.type(field, '3100000');
  await user.click(await screen.findByRole('button', { name: /Uložit nabídku/ }));
  expect(await screen.findByRole('button', { name: /Uložena jako č. 3/ })).toBeVisible();
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('goes on by another try as it would have by the first', async () => {
  let tryAgain: (() => void) | undefined;
  server.use(handle(offerCalls.create, networkFailure()));
  const { user, banners } = await openMortgage('/modelation/mortgage', {
    onError: (_error, { retry }) => {
      tryAgain = retry;
    },
  });
  await findShown('15 000 Kč');
  await user.click(screen.getByRole('button', { name: /Uložit nabídku/ }));
  await waitFor(() => expect(banners).toMatchObject([{ text: 'network' }]));
  server.use(handle(offerCalls.create, { offerId: 9 }));
  act(() => tryAgain?.());
  expect(await screen.findByRole('button', { name: /Uložena jako č. 9/ })).toBeVisible();
});

describe('the address of a kept offer', () => {
  const saved = loanOffer(7, loanInput({ loanAmount: 3_600_000, paymentDay: 1 }));
  beforeEach(() =>
    server.use(
      handle(offerCalls.create, { offerId: 7 }),
      // Its address would be taken for an offer's.
      handle(offerCalls.defaults, mortgageDefaults()),
      handle(offerCalls.get, saved),
    ),
  );

  it('is there once it is kept', async () => {
    const { user, router } = await openMortgage();
    await findShown('15 000 Kč');
    await user.click(screen.getByRole('button', { name: /Uložit nabídku/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?offerId=7'));
  });

  it('opens it as it was kept', async () => {
    await openMortgage('/modelation/mortgage?offerId=7');
    expect(await findShown('18 000 Kč')).toBeVisible();
    expect(await screen.findByRole('button', { name: /Uložena jako č. 7/ })).toBeVisible();
    enterAmount(3_000_000);
    expect(await screen.findByRole('button', { name: 'Uložit nabídku' })).toBeVisible();
  });
});

it('shows what the rates have changed, and takes the new numbers over', async () => {
  const renewed = 4;
  const seen: number[] = [];
  server.use(
    handle(offerCalls.create, ({ body }) => {
      seen.push(body.seen.rateVersionId);
      return body.seen.rateVersionId === renewed
        ? { offerId: 8 }
        : failure(409, { message: 'Sazba se změnila z 4,79 % na 4,99 %.' });
    }),
  );
  const { user } = await openMortgage();
  await findShown('15 000 Kč');
  await user.click(screen.getByRole('button', { name: /Uložit nabídku/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Sazby se mezitím změnily' });
  // Where the numbers do not tell it, the server does.
  expect(dialog).toHaveTextContent('Sazba se změnila z 4,79 % na 4,99 %.');
  await user.click(within(dialog).getByRole('button', { name: 'Vrátit se' }));
  expect(seen).toEqual([3]);

  server.use(
    handle(offerCalls.mortgage, ({ body }) =>
      loanSimulation(body, {
        rateVersionId: renewed,
        result: loanResult(body, {
          interestRate: 4.99,
          monthlyPayment: 15_400,
          annualPercentageRate: 5.14,
        }),
      }),
    ),
  );
  await user.click(screen.getByRole('button', { name: /Uložit nabídku/ }));
  const changes = await screen.findByRole('table', { name: 'Sazby se mezitím změnily' });
  expect(
    within(changes)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(
    [
      'ÚdajV nabídceNyní',
      'Úroková sazba4,79_%4,99_%',
      'Měsíční splátka15_000_Kč15_400_Kč',
      'RPSN4,94_%5,14_%',
    ].map(nbsp),
  );
  expect(await findShown('15 000 Kč')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Převzít nové hodnoty' }));
  expect(await screen.findByRole('button', { name: /Uložena jako č. 8/ })).toBeVisible();
  expect(await findShown('15 400 Kč')).toBeVisible();
  expect(seen).toEqual([3, 3, renewed]);
});

it('keeps nothing while the loan cannot be offered', async () => {
  const message = 'LTV 95 % převyšuje 80 %, limit pro tento úvěr.';
  const field = 'collateralAmount';
  server.use(
    handle(offerCalls.mortgage, ({ body }) =>
      loanSimulation(body, { findings: [{ severity: 'error', field, message }] }),
    ),
  );
  const { user } = await openMortgage();
  await findShown('15 000 Kč');
  const save = screen.getByRole('button', { name: /Uložit nabídku/ });
  expect(save).toBeDisabled();
  expect(save).toHaveAccessibleDescription(/až bude zadání opraveno/);
  expect(screen.getByRole('button', { name: /Založit případ/ })).toBeDisabled();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(screen.getByRole('spinbutton', { name: 'Hodnota zajištění' })).toHaveFocus(),
  );
});

it('asks before what is not kept is left', async () => {
  const { user, router } = await openMortgage();
  await findShown('15 000 Kč');
  enterAmount(3_200_000);
  await findShown('16 000 Kč');
  expect(useUnsavedChangesStore.getState().dirtyForms).toBe(1);
  await act(() => router.navigate('/elsewhere'));
  await user.click(await screen.findByRole('button', { name: 'Zůstat' }));
  expect(router.state.location.pathname).toBe('/modelation/mortgage');
  await act(() => router.navigate('/elsewhere'));
  await user.click(await screen.findByRole('button', { name: 'Odejít' }));
  expect(await screen.findByRole('heading', { name: 'Jinde' })).toBeVisible();
});

it('takes what is typed while it is being saved for unsaved', async () => {
  const answers: (() => void)[] = [];
  server.use(
    handle(offerCalls.create, async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return { offerId: 7 };
    }),
  );
  const { user } = await openMortgage();
  await findShown('15 000 Kč');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(answers).toHaveLength(1));
  enterAmount(3_200_000);
  await findShown('16 000 Kč');
  answers[0]?.();
  await waitFor(() => expect(screen.getByRole('button', { name: /Uložit/ })).toBeEnabled());
  expect(await findShown('16 000 Kč')).toBeVisible();
  expect(useUnsavedChangesStore.getState().dirtyForms).toBe(1);
  enterAmount(3_000_000);
  expect(await screen.findByRole('button', { name: /Uložena jako č. 7/ })).toBeVisible();
  expect(useUnsavedChangesStore.getState().dirtyForms).toBe(0);
});

it('brings back what was typed and pinned after a reload', async () => {
  openDrafts(1);
  const { user, unmount } = await openMortgage();
  await findShown('15 000 Kč');
  await user.click(pinButton());
  enterAmount(3_600_000);
  await findShown('18 000 Kč');
  await flushDrafts();
  unmount();
  await openMortgage();
  expect(await findShown('18 000 Kč')).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Připnuté varianty' })).toBeVisible();
});

it('brings back what was typed after it was kept as an offer', async () => {
  openDrafts(1);
  server.use(
    handle(offerCalls.create, { offerId: 7 }),
    handle(offerCalls.defaults, mortgageDefaults()),
    handle(offerCalls.get, loanOffer(7, loanInput())),
  );
  const { user, router, unmount } = await openMortgage();
  await findShown('15 000 Kč');
  await user.click(screen.getByRole('button', { name: 'Uložit nabídku' }));
  await waitFor(() => expect(router.state.location.search).toBe('?offerId=7'));
  enterAmount(3_600_000);
  await findShown('18 000 Kč');
  await flushDrafts();
  unmount();
  await openMortgage('/modelation/mortgage?offerId=7');
  expect(await findShown('18 000 Kč')).toBeVisible();
  // What the offer was saved with is found again.
  expect(await screen.findByText(/Zadání se liší od nabídky č. 7/)).toBeVisible();
});
