import { caseCalls } from '@advisor/contracts/case/calls';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import 'fake-indexeddb/auto';
import { clearDrafts } from '@advisor/forms/drafts';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import {
  loanInput,
  loanOffer,
  savingsDefaults,
  savingsResult,
} from '../../testing/modelation-fixtures';
import { findResult, nbsp, openModelation } from '../../testing/render-modelation';

const sent: unknown[] = [];
const server = mockServer(
  handle(offerCalls.defaults, savingsDefaults()),
  handle(offerCalls.buildingSavings, ({ body }) => {
    sent.push(body);
    return { rateVersionId: 3, findings: [], result: savingsResult() };
  }),
);
// What one test types is no draft of the next.
afterEach(clearDrafts);
beforeEach(() => void (sent.length = 0));

it('projects the savings of what is typed', async () => {
  const { user } = await openModelation('/modelation/bulding-savings');
  expect(await within(await findResult()).findByText('153 650 Kč')).toBeVisible();
  expect(screen.getByText(/^Naspoří 38 % cíle, chybí 246 350 Kč$/)).toBeVisible();
  expect(sent.at(-1)).toMatchObject({
    targetAmount: 400_000,
    minimumMonthlyDeposit: 2_000,
    savingDuration: 72,
  });
  await user.type(screen.getByRole('spinbutton', { name: 'Mimořádné vklady za rok' }), '5000');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ extraDeposits: 5_000 }));
  await user.click(screen.getByRole('tab', { name: 'Spoření po letech' }));
  const table = screen.getByRole('table', { name: 'Spoření po letech' });
  expect(within(table).getByRole('row', { name: /2027/ })).toHaveTextContent('20 212 Kč');
});

it('says the support of the tariff, whatever the law has become', async () => {
  await openModelation('/modelation/bulding-savings');
  const support = await screen.findByRole('checkbox', { name: 'Žádat o státní podporu' });
  expect(support).toHaveAccessibleDescription(
    nbsp('6_% z naspořené částky, nejvýše 1_500_Kč za rok'),
  );
});

it('tells in its table what comes after the end, so that it adds up', async () => {
  const year = { year: 2032, deposits: 24_000, interest: 500, tax: 75, fees: 0 };
  server.use(
    handle(offerCalls.buildingSavings, {
      rateVersionId: 3,
      findings: [],
      result: savingsResult({
        years: [{ ...year, stateSupport: 1_000, balance: 152_648.75 }],
        finalBalance: 153_650.01,
      }),
    }),
  );
  const { user } = await openModelation('/modelation/bulding-savings');
  await user.click(await screen.findByRole('tab', { name: 'Spoření po letech' }));
  const table = await screen.findByRole('table', { name: 'Spoření po letech' });
  expect(within(table).getByRole('row', { name: /^Celkem/ })).toHaveTextContent(
    'Celkem144 000 Kč9 000 Kč1 350 Kč4 000 Kč6 000 Kč153 650 Kč',
  );
  expect(screen.getByText(/Po skončení spoření přibude 1 001,26 Kč/)).toBeVisible();
});

it('stands still, without numbers, when they cannot be got', async () => {
  server.use(handle(offerCalls.buildingSavings, failure(500)));
  await openModelation('/modelation/bulding-savings');
  const result = await findResult();
  expect(await within(result).findByRole('button', { name: 'Zkusit znovu' })).toBeVisible();
  expect(result).toHaveAttribute('aria-busy', 'false');
  expect(result.querySelector('.adv-skeleton__row')).toBeNull();
});

it('offers the least deposit for a higher target', async () => {
  const { user } = await openModelation('/modelation/bulding-savings');
  const target = await screen.findByRole('spinbutton', { name: /Cílová částka/ });
  await user.clear(target);
  await user.type(target, '600000');
  await user.click(await screen.findByRole('button', { name: /Použít nejnižší vklad/ }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ minimumMonthlyDeposit: 3_000 }));
});

it('keeps the modelation as an offer', async () => {
  const seen: unknown[] = [];
  server.use(
    handle(offerCalls.create, ({ body }) => {
      seen.push(body.seen);
      return { offerId: 9 };
    }),
  );
  const { user } = await openModelation('/modelation/bulding-savings');
  await within(await findResult()).findByText('153 650 Kč');
  await user.click(screen.getByRole('button', { name: 'Uložit nabídku' }));
  expect(await screen.findByRole('button', { name: /Uložena jako č. 9/ })).toBeVisible();
  expect(seen).toEqual([{ rateVersionId: 3, interestRate: 2, amount: 153_650 }]);
});

describe('for an arrangement', () => {
  const linked = {
    offerId: 41,
    createdOn: '2026-11-20T10:00:00Z',
    createdBy: 'Jana Poradcová',
    validTo: '2026-12-31',
    rateVersionId: 3,
    isLinked: true,
    productTypeId: 20000,
  } as const;
  const input = {
    targetAmount: 500_000,
    minimumMonthlyDeposit: 2_500,
    extraDeposits: 0,
    savingDuration: 84,
    startsOn: '2027-01-01',
    hasStateSupport: true,
  };

  const step = { step: 'modelation', isActive: true, state: 'done' } as const;

  it('begins with its offer and takes the new one over', async () => {
    const links: unknown[] = [];
    const savedFor: unknown[] = [];
    server.use(
      handle(salesArrangementCalls.flow, [step]),
      handle(offerCalls.get, { ...linked, input, result: savingsResult() }),
      handle(offerCalls.defaults, savingsDefaults()),
      handle(offerCalls.listOfArrangement, [
        { ...linked, amount: 500_000, interestRate: 2, monthlyPayment: 2_500 },
      ]),
      handle(offerCalls.create, ({ body }) => {
        savedFor.push(body.salesArrangementId);
        return { offerId: 42 };
      }),
      handle(offerCalls.linkToArrangement, ({ body, params }) => {
        links.push({ ...body, of: params['salesArrangementId'] });
      }),
    );
    const { user } = await openModelation('/building-savings/modelation/21');
    const deposit = await screen.findByRole('spinbutton', { name: /měsíční vklad/ });
    expect(deposit).toHaveValue(nbsp('2_500'));
    await user.clear(deposit);
    await user.type(deposit, '3000');
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ minimumMonthlyDeposit: 3_000 }));
    await user.click(screen.getByRole('button', { name: 'Uložit a převzít do žádosti' }));
    await waitFor(() => expect(links).toEqual([{ offerId: 42, replacedOfferId: 41, of: '21' }]));
    expect(savedFor).toEqual([21]);
  });

  it('is not found for an application about another product', async () => {
    server.use(
      handle(salesArrangementCalls.flow, [step]),
      handle(offerCalls.listOfArrangement, []),
      handle(offerCalls.defaults, ({ query }) =>
        String(query.salesArrangementId) === '21'
          ? failure(404, { message: 'Žádost je o jiný produkt.' })
          : savingsDefaults(),
      ),
    );
    await openModelation('/building-savings/modelation/21');
    expect(await screen.findByRole('alert')).toHaveTextContent('Nelze načíst');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('leads to the modelation of the loan that the arrangement is about', async () => {
    server.use(
      handle(salesArrangementCalls.flow, [step]),
      handle(offerCalls.get, { ...loanOffer(41, loanInput()), caseId: 1_000_001 }),
      handle(offerCalls.defaults, savingsDefaults()),
      handle(offerCalls.listOfArrangement, [
        {
          ...linked,
          productTypeId: 20001,
          amount: 500_000,
          interestRate: 2,
          monthlyPayment: 2_500,
        },
      ]),
      handle(caseCalls.get, failure(403)),
      handle(codebookCalls.bankingDays, { bankingDays: [] }),
    );
    const { router } = await openModelation('/building-savings/modelation/21');
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/cid-1000001/loan-hub/said-21/modelation'),
    );
  });

  it('says why it cannot be modelled for any more', async () => {
    const reason = 'Případ je zrušený.';
    server.use(
      handle(salesArrangementCalls.flow, [{ ...step, isActive: false, reason }]),
      handle(offerCalls.listOfArrangement, []),
    );
    await openModelation('/building-savings/modelation/21');
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});

it.each([
  ['/building-savings/modelation/x', undefined],
  ['/building-savings/modelation/21', 403],
])('%s is left to the error page', async (path, status) => {
  if (status) {
    server.use(
      handle(offerCalls.listOfArrangement, failure(status)),
      handle(salesArrangementCalls.flow, []),
    );
  }
  await openModelation(path);
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('shows what the tariff has changed before it is kept', async () => {
  const saved: unknown[] = [];
  server.use(
    handle(offerCalls.create, ({ body }) => {
      saved.push(body.seen.amount);
      return saved.length === 1 ? failure(409, { message: 'Sazba se mění.' }) : { offerId: 9 };
    }),
  );
  const { user } = await openModelation('/modelation/bulding-savings');
  await within(await findResult()).findByText('153 650 Kč');
  server.use(
    handle(offerCalls.buildingSavings, {
      rateVersionId: 4,
      findings: [],
      result: savingsResult({ interestRate: 1.5, finalBalance: 151_200.4 }),
    }),
  );
  await user.click(screen.getByRole('button', { name: /Uložit nabídku/ }));
  const changes = await screen.findByRole('table', { name: 'Sazby se mezitím změnily' });
  expect(
    within(changes)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['Úroková sazba2,00_%1,50_%', 'Naspořeno na konci153_650_Kč151_200_Kč'].map(nbsp));
  await user.click(screen.getByRole('button', { name: 'Převzít nové hodnoty' }));
  expect(await screen.findByRole('button', { name: /Uložena jako č. 9/ })).toBeVisible();
  expect(saved).toEqual([153_650, 151_200.4]);
});
