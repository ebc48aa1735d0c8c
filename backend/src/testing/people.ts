import { customersOnSA } from '../domain/cases/schema/sales-arrangements';
import { permission } from '@advisor/contracts/permissions';
import { and, eq } from 'drizzle-orm';
import { userPermissions } from '../platform/session/schema/users';
import { newApplication } from './hub';
import type { TestApp } from './test-app';

/** The debtor of an application that the advisor has just made. */
export async function newPerson(backend: TestApp) {
  const ids = await newApplication(backend);
  const [person] = await backend.db
    .select()
    .from(customersOnSA)
    .where(eq(customersOnSA.salesArrangementId, ids.salesArrangementId));
  if (person === undefined) throw new Error('an application without a debtor');
  return { ...ids, customerOnSAId: person.id, householdId: person.householdId };
}

export const salary = {
  incomeTypeId: 1,
  employer: { name: 'Strojírny Kladno a. s.', companyId: '45244782', countryId: 16 },
  contractTypeId: 1,
  netMonthlyIncome: 41_500,
  employedSince: '2019-03-01',
  isInTrialPeriod: false,
  isInNoticePeriod: false,
  isAbroad: false,
} as const;

export const consumerLoan = {
  obligationTypeId: 2,
  installmentAmount: 4_200,
  loanPrincipalAmount: 180_000,
  creditor: { name: 'Česká spořitelna', isExternal: true },
} as const;

/** Takes a right from the advisor while something is done. */
export async function withoutPermission(
  { db }: TestApp,
  taken: number,
  act: () => Promise<void>,
): Promise<void> {
  const isTaken = and(eq(userPermissions.userId, 1), eq(userPermissions.permission, taken));
  const rows = await db.delete(userPermissions).where(isTaken).returning();
  expect(rows).toHaveLength(1);
  try {
    await act();
  } finally {
    await db.insert(userPermissions).values(rows);
  }
}

/** Takes the right to what the credit bureau reports from the advisor while something is done. */
export const withoutReports = (backend: TestApp, act: () => Promise<void>): Promise<void> =>
  withoutPermission(backend, permission.viewRequestedObligations, act);
