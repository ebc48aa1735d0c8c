import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { OfferFinding } from '@advisor/contracts/offer/loan-offer';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loanResult, loanSimulation, mortgageDefaults } from '../../testing/modelation-fixtures';
import { findResult, openModelation } from '../../testing/render-modelation';

const server = mockServer(
  handle(offerCalls.defaults, mortgageDefaults()),
  handle(codebookCalls.bankingDays, { bankingDays: [] }),
  handle(offerCalls.mortgage, ({ body }) => loanSimulation(body)),
);

const open = () => openModelation('/modelation/mortgage');
const amount = (value: number) =>
  fireEvent.change(screen.getByRole('spinbutton', { name: /Výše úvěru/ }), {
    target: { value: String(value) },
  });
const ltv: OfferFinding = {
  severity: 'error',
  field: 'collateralAmount',
  message: 'LTV 95 % převyšuje 80 %, limit pro tento úvěr.',
  remedy: { field: 'loanAmount', value: 3_200_000 },
};

it('shows no former instalment as the answer while the next one is long on its way', async () => {
  let answer: (() => void) | undefined;
  const { user } = await open();
  const result = within(await findResult());
  await result.findByText('15 000 Kč');
  server.use(
    handle(offerCalls.mortgage, async ({ body }) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return loanSimulation(body);
    }),
  );
  amount(3_200_000);
  expect(await result.findByText('Přepočítávám…')).toBeVisible();
  expect(result.queryByText('15 000 Kč')).not.toBeInTheDocument();
  // The click is answered at once, and keeps what comes.
  const seen: number[] = [];
  server.use(
    handle(offerCalls.create, ({ body }) => {
      seen.push(body.seen.amount);
      return { offerId: 7 };
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Uložit nabídku' }));
  expect(screen.getByRole('button', { name: /Uložit nabídku/ })).toHaveClass('ant-btn-loading');
  answer?.();
  expect(await result.findByText('16 000 Kč')).toBeVisible();
  await waitFor(() => expect(seen).toEqual([16_000]));
  expect(result.queryByText('Přepočítávám…')).not.toBeInTheDocument();
});

it('opens the schedule without taking the numbers for former ones', async () => {
  const { user } = await open();
  const result = within(await findResult());
  await result.findByText('15 000 Kč');
  let answer: (() => void) | undefined;
  server.use(
    handle(offerCalls.mortgage, async ({ body }) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return loanSimulation(body, { result: loanResult(body, { interestRate: 4.99 }) });
    }),
  );
  await user.click(screen.getByRole('tab', { name: 'Splátkový kalendář' }));
  await waitFor(() => expect(answer).toBeDefined());
  expect(result.getByText('15 000 Kč')).toBeVisible();
  answer?.();
  expect(await result.findByText('4,99 %')).toBeVisible();
  expect(result.queryByText('Přepočítávám…')).not.toBeInTheDocument();
});

it('says that a loan is not offered, and mends it by a click', async () => {
  server.use(
    handle(offerCalls.mortgage, ({ body }) =>
      loanSimulation(body, body.loanAmount > 3_200_000 ? { findings: [ltv] } : {}),
    ),
  );
  const { user } = await open();
  const result = within(await findResult());
  await result.findByText('15 000 Kč');
  amount(3_800_000);
  expect(await result.findByRole('heading', { name: 'Takto úvěr nabídnout nelze' })).toBeVisible();
  expect(result.getByRole('button', { name: ltv.message })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Připnout variantu' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Vytisknout' })).toBeDisabled();
  await user.click(result.getByRole('button', { name: /^Snížit úvěr na 3\s200\s000\sKč$/ }));
  expect(await result.findByText('16 000 Kč')).toBeVisible();
  expect(result.queryByRole('heading', { name: /nabídnout nelze/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Uložit nabídku' })).toBeEnabled();
});

it('shows no numbers of another input beside what is not offered', async () => {
  server.use(
    handle(offerCalls.mortgage, ({ body }) =>
      loanSimulation(
        body,
        body.loanAmount > 30_000_000
          ? {
              result: undefined,
              findings: [
                {
                  severity: 'error',
                  field: 'loanAmount',
                  message: 'Nejvyšší úvěr je 30 000 000 Kč.',
                },
              ],
            }
          : {},
      ),
    ),
  );
  await open();
  const result = within(await findResult());
  await result.findByText('15 000 Kč');
  amount(50_000_000);
  expect(await result.findByRole('heading', { name: 'Takto úvěr nabídnout nelze' })).toBeVisible();
  expect(result.queryByText('15 000 Kč')).not.toBeInTheDocument();
  expect(result.queryByText('LTV')).not.toBeInTheDocument();
});
