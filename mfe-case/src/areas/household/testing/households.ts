import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import { householdCalls } from '@advisor/contracts/household/calls';
import { creditPolicyCalls } from '@advisor/contracts/household/credit-policy-calls';
import type { Household } from '@advisor/contracts/household/schemas';
import { incomeCalls } from '@advisor/contracts/income/calls';
import { obligationCalls } from '@advisor/contracts/obligation/calls';
import { handle } from '@advisor/testing/handlers';
import { screen } from '@testing-library/react';
import { arrangementHandlers } from '../../../testing/arrangement-fixtures';
import { openScreen } from '../../../testing/open-screen';
import { clientAnswer } from './client-detail';
import { policy } from './policy';

/** The debtor, identified. */
export const jana = {
  customerOnSAId: 401,
  version: 0,
  firstName: 'Jana',
  lastName: 'Nováková',
  roleId: 1 as const,
  dateOfBirth: '1985-03-12',
  maritalStatusId: 2 as const,
  identity: { id: 7, scheme: 2 },
  hasSigned: false,
};
/** A codebtor who is not. */
export const petr = {
  ...jana,
  customerOnSAId: 402,
  firstName: 'Petr',
  lastName: 'Novák',
  roleId: 2 as const,
  identity: undefined,
};
export const main: Household = {
  householdId: 301,
  householdTypeId: 1,
  version: 3,
  children: [{ age: 7 }],
  expenses: { housing: 9_000 },
  isPropertySettlementAsked: true,
  customers: [jana, petr],
};
/** Answer of the list of households. */
export const households = (change: object = {}) => ({
  households: [main],
  maximumHouseholds: 2,
  maximumCustomers: 2,
  ...change,
});

/** What the screen of households reads. */
export const householdHandlers = () => [
  ...arrangementHandlers(),
  handle(householdCalls.list, households()),
  handle(creditPolicyCalls.get, { versionId: 1, validFrom: '2026-01-01', policy }),
  handle(incomeCalls.list, []),
  handle(obligationCalls.list, []),
  handle(clientDetailCalls.get, clientAnswer()),
  handle(obligationCalls.exposureRefresh, { state: 'never', progress: 0, unidentifiedCount: 0 }),
];

export const openHouseholds = async (
  query = '',
  options: Parameters<typeof openScreen>[1] = {},
) => {
  const opened = await openScreen(
    `/mortgage/household?caseId=1000001&salesArrangementId=21${query}`,
    options,
  );
  await screen.findByRole('heading', { level: 1, name: 'Domácnost' });
  return opened;
};
