import { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseIdentifyInput } from '@advisor/contracts/case/identification';
import { and, eq } from 'drizzle-orm';
import { customersOnSA, salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { isLoanApplication } from '../../domain/cases/loan-application';
import type { ClientRegister, RegisteredClient } from '../../neighbours/client-register/port';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';

const caseId = 3000001;
const birthNumber = '7603154306';
/** Nobody in our own tables. */
const client: RegisteredClient = {
  id: 2_000_000_001,
  firstName: 'Rozálie',
  lastName: 'Bankovní',
  dateOfBirth: '1976-03-15',
  birthNumber,
};

const register: ClientRegister = {
  search: async (criteria) => ({
    clients: criteria.birthNumber === birthNumber ? [client] : [],
    hasMore: false,
  }),
  find: async (ids) => (ids.includes(client.id) ? [client] : []),
  register: async () => ({ id: client.id, isFounded: false }),
};

let backend: TestApp;
beforeAll(async () => {
  backend = await testApp({
    contents: seededCases,
    neighbours: { clientRegister: () => register },
  });
  const [application] = await backend.db
    .select({ id: salesArrangements.id })
    .from(salesArrangements)
    .where(isLoanApplication(caseId));
  await backend.db
    .update(customersOnSA)
    .set({ customerId: client.id })
    .where(
      and(eq(customersOnSA.salesArrangementId, application?.id ?? 0), eq(customersOnSA.roleId, 1)),
    );
});
afterAll(() => backend.close());

const identify = (criteria: Partial<CaseIdentifyInput>) =>
  backend.callOperation(caseCalls.identify, {
    as: 'admin',
    body: { criterion: 'client', ...criteria },
  });

const casesOf = async (number: string) =>
  (await identify({ birthNumber: number }))
    .json<{ cases: { caseId: number }[] }>()
    .cases.map((found) => found.caseId);

it("finds cases by birth numbers that only the bank's register knows", async () => {
  expect(await casesOf(birthNumber)).toEqual([caseId]);
  expect(await casesOf('7603154317')).toEqual([]);
});

it("shows a case's client by the bank's register", async () => {
  const answer = await backend.callOperation(caseCalls.customers, {
    as: 'admin',
    params: { caseId },
  });
  expect(answer.json()).toContainEqual(
    expect.objectContaining({ birthNumber, identity: expect.objectContaining({ id: client.id }) }),
  );
});

it('needs the register for birth numbers alone', async () => {
  backend.app.backend.config.neighbours = { faults: { 'client-register': 'down' } };
  expect((await identify({ birthNumber })).statusCode).toBe(503);
  const byName = await identify({ lastName: 'Novák', dateOfBirth: '1976-03-15' });
  expect(byName.statusCode).toBe(200);
  backend.app.backend.config.neighbours = { faults: {} };
});
