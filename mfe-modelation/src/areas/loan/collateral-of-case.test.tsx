import { caseCalls } from '@advisor/contracts/case/calls';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { householdCalls } from '@advisor/contracts/household/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import 'fake-indexeddb/auto';
import { clearDrafts } from '@advisor/forms/drafts';
import { SlotProvider } from '@advisor/shell/components/Slot';
import { modelationSlots } from '@advisor/slots/modelation';
import { openCase } from '@advisor/testing/case-fixtures';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import '@advisor/testing/subtle-crypto';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { loanSimulation, mortgageDefaults } from '../../testing/modelation-fixtures';
import { openModelation } from '../../testing/render-modelation';

const asked: (number | undefined)[] = [];
mockServer(
  handle(caseCalls.get, openCase()),
  handle(salesArrangementCalls.flow, [{ step: 'modelation', isActive: true, state: 'done' }]),
  handle(householdCalls.budget, {
    netMonthlyIncome: 62_000,
    monthlyInstallments: 0,
    otherDebt: 0,
    oldestAge: 41,
    youngestAge: 41,
  }),
  handle(offerCalls.defaults, mortgageDefaults()),
  handle(codebookCalls.bankingDays, { bankingDays: [] }),
  handle(offerCalls.listOfArrangement, []),
  handle(offerCalls.mortgage, ({ body }) => {
    asked.push(body.collateralAmount);
    return loanSimulation(body);
  }),
);
beforeEach(() => asked.splice(0));
// What one test types is no draft of the next.
afterEach(clearDrafts);

interface Filling {
  caseId: number;
  value: number | null;
  onUse: (amount: number) => void;
}
const Valued = ({ caseId, value, onUse }: Filling) => (
  <button type="button" onClick={() => onUse(6_200_000)}>
    Případ {caseId}: {value === 6_200_000 ? 'převzato' : 'převzít'}
  </button>
);

const fillings = (name: string) =>
  name === modelationSlots.collateral ? [{ remote: 'valuation', Component: Valued as never }] : [];
const wrap = (children: ReactNode) => <SlotProvider value={{ fillings }}>{children}</SlotProvider>;

it('models with the value that another remote knows of the case', async () => {
  const { user } = await openModelation('/cid-1000001/loan-hub/said-21/modelation', { wrap });
  await user.click(await screen.findByRole('button', { name: 'Případ 1000001: převzít' }));
  expect(screen.getByRole('button', { name: 'Případ 1000001: převzato' })).toBeVisible();
  await waitFor(() => expect(asked.at(-1)).toBe(6_200_000));
});

it('asks nothing of a case without one', async () => {
  await openModelation('/modelation/mortgage', { wrap });
  expect(await screen.findByRole('spinbutton', { name: 'Hodnota zajištění' })).toBeVisible();
  expect(screen.queryByText(/^Případ/)).not.toBeInTheDocument();
});
