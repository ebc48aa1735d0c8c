import { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseIdentifyInput } from '@advisor/contracts/case/identification';
import type { CaseListItem } from '@advisor/contracts/case/dashboard';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { cases, loans } from '../../domain/cases/schema/cases';
import { customers } from '../../neighbours/client-register/schema';
import {
  customersOnSA,
  documentsOnSA,
  salesArrangements,
} from '../../domain/cases/schema/sales-arrangements';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const call = (body: CaseIdentifyInput, as: DemoLogin = 'limited') =>
  backend.callOperation(caseCalls.identify, { as, body });

async function identify(body: CaseIdentifyInput, as?: DemoLogin) {
  const response = await call(body, as);
  expect(response.statusCode).toBe(200);
  const { cases: found, hasMore } = response.json<{ cases: CaseListItem[]; hasMore: boolean }>();
  return { ids: found.map(({ caseId }) => caseId), hasMore };
}

const exactly = (caseId: number | undefined) => ({ ids: [caseId], hasMore: false });
const none = { ids: [], hasMore: false };

/** A person whom only one case has, with everything they can be found by. */
async function someClient() {
  const { open } = backend.app.backend.birthNumbers;
  const found = await backend.db
    .select({ person: customers, caseId: salesArrangements.caseId })
    .from(customers)
    .innerJoin(customersOnSA, eq(customersOnSA.customerId, customers.id))
    .innerJoin(salesArrangements, eq(salesArrangements.id, customersOnSA.salesArrangementId))
    .where(
      and(
        isNotNull(customers.birthNumberSealed),
        sql`(select count(*) from ${customersOnSA} as other where other.customer_id = ${customers.id}) = 1`,
      ),
    )
    .limit(1);
  const [{ person, caseId } = { person: undefined, caseId: undefined }] = found;
  if (person === undefined) throw new Error('no client');
  return { ...person, caseId, birthNumber: open(person.birthNumberSealed ?? '') };
}

describe('one case', () => {
  it('by its number', async () => {
    expect(await identify({ criterion: 'caseId', caseId: 3000001 })).toEqual(exactly(3000001));
  });

  it('by the form id of a document, however it is typed', async () => {
    const [document] = await backend.db
      .select({ formId: documentsOnSA.formId, caseId: salesArrangements.caseId })
      .from(documentsOnSA)
      .innerJoin(salesArrangements, eq(salesArrangements.id, documentsOnSA.salesArrangementId))
      .limit(1);
    const formId = document?.formId ?? '';
    const typed = ` ${formId.slice(0, 5).toLowerCase()} ${formId.slice(5)} `;
    expect(await identify({ criterion: 'document', formId })).toEqual(exactly(document?.caseId));
    expect(await identify({ criterion: 'document', formId: typed })).toEqual(
      exactly(document?.caseId),
    );
  });

  it('by the loan account, with or without a prefix, leading zeros ignored', async () => {
    const all = await backend.db.select().from(loans).where(isNotNull(loans.accountNumber));
    const withPrefix = all.find(({ accountPrefix }) => accountPrefix !== null);
    const without = all.find(({ accountPrefix }) => accountPrefix === null);
    const number = withPrefix?.accountNumber ?? '';
    const prefix = withPrefix?.accountPrefix ?? '';
    expect(await identify({ criterion: 'loanAccount', prefix, number })).toEqual(
      exactly(withPrefix?.caseId),
    );
    const padded = { prefix: prefix.padStart(6, '0'), number: number.padStart(10, '0') };
    expect(await identify({ criterion: 'loanAccount', ...padded })).toEqual(
      exactly(withPrefix?.caseId),
    );
    expect(await identify({ criterion: 'loanAccount', number })).toEqual(none);
    expect(
      await identify({ criterion: 'loanAccount', number: without?.accountNumber ?? '' }),
    ).toEqual(exactly(without?.caseId));
  });

  it('by the contract or the application number', async () => {
    const [found] = await backend.db
      .select({
        caseId: cases.id,
        contractNumber: cases.contractNumber,
        applicationNumber: salesArrangements.applicationNumber,
      })
      .from(cases)
      .innerJoin(salesArrangements, eq(salesArrangements.caseId, cases.id))
      .where(and(isNotNull(cases.contractNumber), isNotNull(salesArrangements.applicationNumber)))
      .limit(1);
    for (const number of [found?.contractNumber, found?.applicationNumber?.toLowerCase()]) {
      expect(await identify({ criterion: 'contractNumber', contractNumber: number ?? '' })).toEqual(
        exactly(found?.caseId),
      );
    }
  });

  it('by the client: birth number, names and birth, names without diacritics', async () => {
    const { birthNumber, firstName, lastName, dateOfBirth, caseId } = await someClient();
    for (const client of [
      { birthNumber },
      { birthNumber, lastName },
      { firstName, lastName, dateOfBirth },
      { firstName: firstName.toUpperCase(), lastName: lastName.toLowerCase(), dateOfBirth },
      { lastName, dateOfBirth },
      { lastName: `${lastName.slice(0, 3)}*`, dateOfBirth },
    ]) {
      expect(await identify({ criterion: 'client', ...client })).toEqual(exactly(caseId));
    }
  });

  it('is not found when one of the criteria is wrong', async () => {
    const { birthNumber, dateOfBirth, lastName } = await someClient();
    expect(await identify({ criterion: 'client', birthNumber, lastName: 'Jinak' })).toEqual(none);
    expect(
      await identify({ criterion: 'client', lastName: lastName.slice(1), dateOfBirth }),
    ).toEqual(none);
  });
});

describe('several cases', () => {
  it('of one client', async () => {
    const [repeated] = await backend.db
      .select({ customerId: customersOnSA.customerId })
      .from(customersOnSA)
      .groupBy(customersOnSA.customerId)
      .having(sql`count(*) > 1 and ${customersOnSA.customerId} is not null`)
      .limit(1);
    const [person] = await backend.db
      .select()
      .from(customers)
      .where(eq(customers.id, repeated?.customerId ?? 0));
    const { ids } = await identify({
      criterion: 'client',
      lastName: person?.lastName,
      firstName: person?.firstName,
      dateOfBirth: person?.dateOfBirth,
    });
    expect(ids.length).toBeGreaterThan(1);
  });

  it('are at most twenty, and it is said that there are more', async () => {
    await backend.db
      .update(customersOnSA)
      .set({ lastNameKey: 'hromadny', firstNameKey: 'jan' })
      .where(sql`${customersOnSA.roleId} = 1 and ${customersOnSA.id} % 10 = 1`);
    const { ids, hasMore } = await identify({
      criterion: 'client',
      lastName: 'Hromadný',
      firstName: 'Jan',
    });
    expect(ids).toHaveLength(20);
    expect(hasMore).toBe(true);
  });
});

test.each([
  { criterion: 'caseId', caseId: 2147483647 },
  { criterion: 'document', formId: 'N99999999999999' },
  { criterion: 'loanAccount', number: '19' },
  { criterion: 'contractNumber', contractNumber: '20200000000' },
  { criterion: 'client', lastName: 'Neexistující', dateOfBirth: '1980-01-01' },
] satisfies CaseIdentifyInput[])('$criterion that nobody has finds nothing', async (input) => {
  expect(await identify(input)).toEqual(none);
});

test.each<{ field: string; input: CaseIdentifyInput }>([
  { field: 'lastName', input: { criterion: 'client' } },
  { field: 'lastName', input: { criterion: 'client', firstName: 'Jan', lastName: '  ' } },
  { field: 'firstName', input: { criterion: 'client', lastName: 'Novák' } },
  { field: 'lastName', input: { criterion: 'client', lastName: 'No*', firstName: 'Jan' } },
  { field: 'birthNumber', input: { criterion: 'client', birthNumber: '8001010000' } },
  { field: 'birthNumber', input: { criterion: 'client', birthNumber: '123' } },
  { field: 'number', input: { criterion: 'loanAccount', number: '1234567890' } },
  { field: 'number', input: { criterion: 'loanAccount', number: '12a4567890' } },
  { field: 'prefix', input: { criterion: 'loanAccount', prefix: '12', number: '19' } },
  { field: 'prefix', input: { criterion: 'loanAccount', prefix: 'a', number: '19' } },
  { field: 'number', input: { criterion: 'loanAccount', number: '0000000006' } },
  {
    field: 'dateOfBirth',
    input: { criterion: 'client', lastName: 'Novák', dateOfBirth: '2026-11-21' },
  },
  { field: 'caseId', input: { criterion: 'caseId', caseId: 0 } },
  { field: 'formId', input: { criterion: 'document', formId: '' } },
])('$input is refused at $field', async ({ field, input }) => {
  const response = await call(input);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual([expect.objectContaining({ field })]);
});

const byId = (caseId = 0) => identify({ criterion: 'caseId', caseId }, 'broker');

test('a broker identifies only the own', async () => {
  const [foreign] = await backend.db.select().from(cases).where(eq(cases.ownerId, 1)).limit(1);
  const [own] = await backend.db.select().from(cases).where(eq(cases.ownerId, 2)).limit(1);
  expect(await byId(foreign?.id)).toEqual(none);
  expect(await byId(own?.id)).toEqual(exactly(own?.id));
});

test('who has no right to identify is refused', async () => {
  expect((await call({ criterion: 'caseId', caseId: 3000001 }, 'norights')).statusCode).toBe(403);
});
