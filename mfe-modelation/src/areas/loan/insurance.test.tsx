import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import 'fake-indexeddb/auto';
import { clearDrafts } from '@advisor/forms/drafts';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, within } from '@testing-library/react';
import { loanResult, loanSimulation, mortgageDefaults } from '../../testing/modelation-fixtures';
import { findResult, openModelation } from '../../testing/render-modelation';

let insured = { instalment: 14_660, premium: 900 };

mockServer(
  handle(offerCalls.defaults, mortgageDefaults({ lifeInsuranceDiscount: 0.2 })),
  handle(codebookCalls.bankingDays, { bankingDays: ['2026-11-24'] }),
  handle(offerCalls.mortgage, ({ body }) =>
    loanSimulation(body, {
      result: body.hasLifeInsurance
        ? loanResult(body, {
            monthlyPayment: insured.instalment,
            insurance: { life: insured.premium, property: 0 },
          })
        : loanResult(body),
    }),
  ),
);
afterEach(clearDrafts);

async function insure() {
  const { user } = await openModelation('/modelation/mortgage');
  await within(await findResult()).findByText('15 000 Kč');
  await user.click(screen.getByRole('button', { name: 'Připnout variantu' }));
  await user.click(screen.getByRole('checkbox', { name: 'Životní pojištění' }));
  return { user, result: within(await findResult()) };
}

it('says that a discount costs more than it saves, and compares what is paid in all', async () => {
  insured = { instalment: 14_660, premium: 900 };
  const { user, result } = await insure();
  const verdict = await result.findByText(/900 Kč/, { selector: '.modelation-result__reason' });
  expect(verdict).toHaveTextContent('340 Kč');
  expect(verdict).toHaveTextContent('560 Kč');
  expect(verdict).toHaveTextContent('více než bez pojištění');

  await user.click(screen.getByRole('button', { name: 'Připnout variantu' }));
  await user.click(screen.getByRole('button', { name: /^Porovnat/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Porovnání variant' }));
  const whole = dialog.getByRole('row', { name: /Splátka s pojištěním/ });
  expect(whole).toHaveTextContent('15 560 Kč');
  expect(whole).toHaveTextContent('rozdíl proti základu: +560 Kč');
  expect(dialog.getByRole('row', { name: /^Pojištění/ })).toHaveTextContent('900 Kč');
});

it('says that a discount saves more than it costs', async () => {
  insured = { instalment: 14_000, premium: 300 };
  const { result } = await insure();
  const verdict = await result.findByText(/300 Kč/, { selector: '.modelation-result__reason' });
  expect(verdict).toHaveTextContent('1 000 Kč');
  expect(verdict).toHaveTextContent('vyplatí se o 700 Kč');
});
