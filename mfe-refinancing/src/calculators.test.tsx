import 'fake-indexeddb/auto';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import type { EndpointDeclaration } from '@advisor/contracts/endpoint';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { Operation } from '@advisor/contracts/operation';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { clearDrafts, flushDrafts, openDrafts } from '@advisor/forms/drafts';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import type { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import '@advisor/testing/subtle-crypto';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { openScreen } from './areas/extra-payment/testing/open-screen';
import { extraPayment } from './areas/extra-payment/testing/payment';
import { offeredTerms } from './areas/extra-payment/testing/terms';
import { openRefixation, parametersWith } from './areas/refixation/testing/open-refixation';
import {
  refixation,
  refixationOffer,
  repaymentTerms as refixedTerms,
} from './areas/refixation/testing/refixation';
import { modelledRetention } from './areas/retention/testing/modelled-retention';
import { openRetention, retentionHandlers } from './areas/retention/testing/open-retention';

interface CalculatorRow {
  /** Below `areas`. */
  area: string;
  open: () => ReturnType<typeof renderRoute>;
  reads: readonly ReturnType<typeof handle>[];
  /** A field, what is typed there, and how that is shown. */
  ours: { label: RegExp; typed: string; shown: RegExp };
  /** How the call names it. */
  field: string;
  submit: RegExp;
  // Of which call does not matter here.
  model: Operation<EndpointDeclaration>;
  modelled: (body: never) => unknown;
  /** Takes what was modelled over; without it that is done by modelling. */
  link?: Operation<EndpointDeclaration>;
  /** The server comes to another amount than the screen. */
  otherwise?: { change: object; row: RegExp };
  leadsTo: string;
}

const payment = extraPayment();
const rows: CalculatorRow[] = [
  {
    area: 'retention',
    open: () => openRetention('/calculator'),
    reads: retentionHandlers(),
    ours: { label: /^Sleva ze sazby/, typed: '0,3', shown: /^0,3$/ },
    field: 'interestRateDiscount',
    submit: /Převzít nabídku/,
    model: refinancingCalls.simulateRetention,
    modelled: modelledRetention,
    link: offerCalls.linkRetention,
    otherwise: {
      change: { loanPaymentAmountDiscounted: 12_900 },
      row: /^Splátka 12.754.Kč 12.900.Kč/,
    },
    leadsTo: '/mortgage/retention/1000001/41',
  },
  {
    area: 'extra-payment',
    open: () => openScreen('/mortgage/extra-payment/1000001/calculator'),
    reads: [
      handle(refinancingCalls.repaymentTerms, offeredTerms()),
      handle(refinancingCalls.extraPaymentList, []),
      handle(refinancingCalls.extraPayment, payment),
    ],
    ours: { label: /^Částka splátky/, typed: '500000', shown: /^500.000$/ },
    field: 'extraPaymentAmount',
    submit: /Převzít nabídku/,
    model: refinancingCalls.simulateExtraPayment,
    modelled: () =>
      extraPayment({}, { date: '2026-11-25', amount: 500_000, effect: 'shorterTerm' }).offer,
    link: offerCalls.linkExtraPayment,
    otherwise: { change: { feeAmount: 6_000 }, row: /^Poplatek .* 6.000.Kč/ },
    leadsTo: '/mortgage/extra-payment/1000001/41',
  },
  {
    area: 'refixation',
    open: () => openRefixation('/mortgage/refixation/1000001/calculator'),
    reads: [
      handle(refinancingCalls.parameters, parametersWith()),
      handle(refinancingCalls.availableFixedRatePeriods, { fixedRatePeriods: [] }),
      handle(refinancingCalls.refixation, refixation()),
      handle(refinancingCalls.repaymentTerms, refixedTerms()),
    ],
    ours: { label: /^Sleva ze sazby/, typed: '0,2', shown: /^0,2$/ },
    field: 'interestRateDiscount',
    submit: /Uložit všechny/,
    model: refinancingCalls.simulateRefixationList,
    modelled: () => [refixationOffer()],
    leadsTo: '/mortgage/refixation/1000001',
  },
];

const server = mockServer(handle(codebookCalls.getAll, failure(500)));
beforeEach(() => openDrafts(1));
afterEach(clearDrafts);

describe.each(rows.map((row) => [row.area, row] as const))('%s', (_area, row) => {
  const { ours, model, link, leadsTo } = row;
  const modelled = jest.fn();
  const linked = jest.fn();
  const models = (change: object = {}) =>
    handle(model, ({ body }) => {
      modelled(body);
      const answer = row.modelled(body as never);
      return (Array.isArray(answer) ? answer : { ...(answer as object), ...change }) as never;
    });
  const links = () =>
    link
      ? [
          handle(link, ({ body }) => {
            linked(body);
            return { processId: 41, salesArrangementId: 2_000_041 } as never;
          }),
        ]
      : [];
  /** The last of its calls, by which all of it is done. */
  const last = link ?? model;
  const taken = link ? linked : modelled;
  const control = () => screen.findByLabelText(ours.label, { selector: 'input' });
  const expectOurs = async () => expect(await control()).toHaveDisplayValue(ours.shown);
  const button = () => screen.getByRole('button', { name: row.submit });
  const filled = async () => {
    const opened = await row.open();
    await opened.user.type(await control(), ours.typed);
    return opened;
  };
  const expectTaken = ({ router }: Awaited<ReturnType<typeof filled>>) =>
    waitFor(() => expect(router.state.location.pathname).toBe(leadsTo));
  beforeEach(() => {
    modelled.mockClear();
    linked.mockClear();
    server.use(...row.reads, models(), ...links());
  });

  it('is taken over once, however often it is asked for, and leads away without a question', async () => {
    const opened = await filled();
    await opened.user.dblClick(button());
    await expectTaken(opened);
    expect(modelled).toHaveBeenCalledTimes(1);
    expect(linked).toHaveBeenCalledTimes(link ? 1 : 0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is taken over as it stands in the form, also before its result is shown', async () => {
    const opened = await row.open();
    const field = await control();
    // One act: nothing renders between the key and the press.
    act(() => {
      fireEvent.change(field, { target: { value: ours.typed } });
      fireEvent.click(button());
    });
    await expectTaken(opened);
    expect(modelled).toHaveBeenCalledTimes(1);
    expect(taken).toHaveBeenCalledTimes(1);
  });

  it('makes no other offer after a lost answer', async () => {
    server.use(handle(last, networkFailure()));
    const opened = await filled();
    await opened.user.click(button());
    await waitFor(() => expect(opened.banners).not.toEqual([]));
    await expectOurs();
    server.use(models(), ...links());
    await waitFor(() => expect(button()).not.toHaveClass('ant-btn-loading'));
    await opened.user.click(button());
    await expectTaken(opened);
    expect(modelled).toHaveBeenCalledTimes(1);
    expect(taken).toHaveBeenCalledTimes(1);
  });

  it('says in its place why it is refused, keeps what was typed, and begins anew', async () => {
    const message = 'Na případu už běží jiná změna.';
    server.use(handle(last, failure(409, { message })));
    const opened = await filled();
    await opened.user.click(button());
    expect(await screen.findByText(message)).toBeVisible();
    await expectOurs();
    expect(opened.banners).toEqual([]);
    modelled.mockClear();
    server.use(models(), ...links());
    await opened.user.click(button());
    await expectTaken(opened);
    expect(modelled).toHaveBeenCalledTimes(1);
  });

  it('puts a refusal at its field, once, and the field has the focus', async () => {
    const message = 'Tolik banka nedovolí.';
    server.use(handle(model, failure(400, { message, field: row.field, errorCode: 90027 })));
    const { user, banners } = await filled();
    await user.click(button());
    expect(await screen.findByText(message)).toBeVisible();
    expect(await control()).toBeInvalid();
    expect(await control()).toHaveFocus();
    expect(screen.getAllByText(message)).toHaveLength(1);
    await expectOurs();
    expect(banners).toEqual([]);
    expect(linked).not.toHaveBeenCalled();
  });

  it('has after a reload what was typed before', async () => {
    await filled();
    await flushDrafts();
    cleanup();
    const { router } = await row.open();
    await waitFor(expectOurs);
    await act(() => router.navigate(leadsTo));
    expect(await screen.findByRole('dialog', { name: 'Odejít z kalkulačky?' })).toBeInTheDocument();
  });

  it('asks before what was typed is left', async () => {
    const { user, router } = await filled();
    const from = router.state.location.pathname;
    await act(() => router.navigate(leadsTo));
    expect(await screen.findByRole('dialog', { name: 'Odejít z kalkulačky?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Zůstat/ }));
    expect(router.state.location.pathname).toBe(from);
    await expectOurs();
  });

  if (row.otherwise) {
    const { change, row: name } = row.otherwise;
    it('asks when the bank comes to other numbers, and takes over only those', async () => {
      server.use(models(change));
      const opened = await filled();
      await opened.user.click(button());
      const dialog = within(await screen.findByRole('dialog', { name: /jinou nabídku/ }));
      expect(dialog.getByRole('row', { name })).toBeInTheDocument();
      expect(dialog.getAllByRole('row')).toHaveLength(2);
      expect(linked).not.toHaveBeenCalled();
      await opened.user.click(dialog.getByRole('button', { name: 'Zpět ke kalkulačce' }));
      await expectOurs();
      await opened.user.click(button());
      await opened.user.click(await screen.findByRole('button', { name: 'Převzít nabídku banky' }));
      await expectTaken(opened);
      expect(linked).toHaveBeenCalledTimes(1);
      expect(modelled).toHaveBeenCalledTimes(2);
    });
  }
});

it('tries every calculator', () => {
  const areas = readdirSync(`${__dirname}/areas`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('calculator/CalculatorPage.tsx'))
    .map((path) => path.split('/', 1)[0]);
  expect(areas.toSorted()).toEqual(rows.map(({ area }) => area).toSorted());
});
