import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { isLoanOffer } from './variant';
import {
  loanInput,
  loanOffer,
  loanResult,
  loanSimulation,
  mortgageDefaults,
  schedule,
} from '../../testing/modelation-fixtures';
import { findResult, openModelation } from '../../testing/render-modelation';

const input = loanInput({ loanAmount: 3_600_000, paymentDay: 1 });
const offer = loanOffer(7, input);
if (!isLoanOffer(offer)) throw new Error('no loan');
const opened = { ...offer, createdOn: '2026-11-20T10:00:00Z', validTo: '2026-12-20' };
let simulated = 0;

const server = mockServer(
  handle(offerCalls.defaults, mortgageDefaults()),
  handle(codebookCalls.bankingDays, { bankingDays: [] }),
  // The rates of today are others.
  handle(offerCalls.mortgage, ({ body }) => {
    simulated += 1;
    return loanSimulation(body, {
      rateVersionId: 4,
      result: loanResult(body, { interestRate: 4.99, monthlyPayment: body.loanAmount / 100 }),
    });
  }),
  handle(offerCalls.get, ({ query }) => ({
    ...opened,
    result: loanResult(input, query['withSchedule'] === 'true' ? { schedule } : {}),
  })),
);
beforeEach(() => {
  simulated = 0;
});

const open = () => openModelation('/modelation/mortgage?offerId=7');
const amount = (value: number) =>
  fireEvent.change(screen.getByRole('spinbutton', { name: /Výše úvěru/ }), {
    target: { value: String(value) },
  });

it('is shown with the numbers that it was kept with, whatever the rates are today', async () => {
  await open();
  const result = within(await findResult());
  expect(await result.findByText('18 000 Kč')).toBeVisible();
  expect(result.getByText('4,79 %')).toBeVisible();
  expect(result.getByText('Nabídka č. 7')).toBeVisible();
  expect(result.getByText('Uložena 20. 11. 2026. Platí do 20. 12. 2026.')).toBeVisible();
  expect(result.getByRole('button', { name: /Uložena jako č. 7/ })).toBeVisible();
  expect(simulated).toBe(0);
});

it('is printed as it was kept', async () => {
  const created: unknown[] = [];
  const printed: unknown[] = [];
  server.use(
    handle(offerCalls.create, ({ body }) => {
      created.push(body);
      return { offerId: 8 };
    }),
    handle(offerCalls.document, ({ params }) => {
      printed.push(params['offerId']);
      return new Blob(['%PDF-'], { type: 'application/pdf' });
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Vytisknout' }));
  await waitFor(() => expect(printed).toEqual(['7']));
  expect(created).toEqual([]);
});

it('has its own schedule', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Splátkový kalendář' }));
  await user.click(await screen.findByText('Po měsících'));
  expect(await screen.findByRole('list', { name: /kalendář po měsících/ })).toBeVisible();
  expect(simulated).toBe(0);
});

it('is recalculated by the rates of today on request, with the differences', async () => {
  const { user } = await open();
  const result = within(await findResult());
  await user.click(await result.findByRole('button', { name: 'Přepočítat podle dnešních sazeb' }));
  const changes = await screen.findByRole('table', { name: 'Přepočet podle dnešních sazeb' });
  expect(within(changes).getByRole('row', { name: /Úroková sazba/ })).toHaveTextContent(
    'Úroková sazba4,79 %4,99 %',
  );
  expect(within(changes).getByRole('row', { name: /Měsíční splátka/ })).toHaveTextContent(
    'Měsíční splátka18 000 Kč36 000 Kč',
  );
  // Nothing has happened yet.
  expect(result.getByText('18 000 Kč')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Použít dnešní sazby' }));
  expect(await result.findByText('36 000 Kč')).toBeVisible();
  expect(result.getByText('Nabídka č. 7 přepočtená podle dnešních sazeb')).toBeVisible();
  expect(result.getByRole('button', { name: 'Uložit nabídku' })).toBeVisible();
  await user.click(result.getByRole('button', { name: 'Zpět k nabídce č. 7' }));
  expect(await result.findByText('18 000 Kč')).toBeVisible();
});

it('shows none of its numbers as those of today while these are long on their way', async () => {
  const { user } = await open();
  const result = within(await findResult());
  await user.click(await result.findByRole('button', { name: 'Přepočítat podle dnešních sazeb' }));
  const takeOver = await screen.findByRole('button', { name: 'Použít dnešní sazby' });
  let answer: (() => void) | undefined;
  server.use(
    handle(offerCalls.mortgage, async ({ body }) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return loanSimulation(body, { result: loanResult(body, { monthlyPayment: 36_000 }) });
    }),
  );
  await user.click(takeOver);
  expect(await result.findByText('Přepočítávám…')).toBeVisible();
  expect(result.queryByText('18 000 Kč')).not.toBeInTheDocument();
  answer?.();
  expect(await result.findByText('36 000 Kč')).toBeVisible();
});

it('says that another input is calculated by the rates of today, and finds the way back', async () => {
  const { user } = await open();
  const result = within(await findResult());
  await result.findByText('18 000 Kč');
  amount(3_000_000);
  expect(await result.findByText('30 000 Kč')).toBeVisible();
  expect(result.getByText(/Zadání se liší od nabídky č. 7/)).toBeVisible();
  await user.click(result.getByRole('button', { name: 'Zpět k nabídce č. 7' }));
  expect(await result.findByText('18 000 Kč')).toBeVisible();
});

it('makes no case once its guarantee is over, and becomes another offer when recalculated', async () => {
  server.use(
    handle(offerCalls.create, { offerId: 8 }),
    handle(offerCalls.defaults, mortgageDefaults()),
    handle(offerCalls.get, { ...opened, validTo: '2020-01-19' }),
    // The same numbers as before.
    handle(offerCalls.mortgage, ({ body }) => loanSimulation(body)),
  );
  const { user } = await open();
  const result = within(await findResult());
  expect(await result.findByText(/Její platnost skončila 19. 1. 2020/)).toBeVisible();
  const found = result.getByRole('button', { name: /Založit případ/ });
  expect(found).toBeDisabled();
  expect(found).toHaveAccessibleDescription(/Platnost nabídky skončila/);
  await user.click(result.getByRole('button', { name: 'Přepočítat podle dnešních sazeb' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('vychází nabídka stejně');
  await user.click(screen.getByRole('button', { name: 'Použít dnešní sazby' }));
  await user.click(await result.findByRole('button', { name: 'Uložit nabídku' }));
  expect(await result.findByRole('button', { name: /Uložena jako č. 8/ })).toBeVisible();
});
