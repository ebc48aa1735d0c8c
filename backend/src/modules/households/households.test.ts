import { householdCalls } from '@advisor/contracts/household/calls';
import { eq } from 'drizzle-orm';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { readChanges } from '../../domain/cases/history/changes';
import type { CaseRow } from '../../domain/cases/case-access';
import type { RateBook } from '../../domain/offers/rate-book';
import { testRates } from '../../testing/rates';
import { maximaOf } from './list-households';
import { messagesOf } from '../../testing/hub';
import { householdApplication, spouse } from '../../testing/households';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

const application = () => householdApplication(backend);

describe('households', () => {
  test('there is one main household, and as many as the product allows', async () => {
    const one = await application();
    const main = await one.call(householdCalls.create, {}, { householdTypeId: 1 });
    expect([main.statusCode, messagesOf(main)[0]?.field]).toEqual([409, 'householdTypeId']);
    const codebtors = await one.addHousehold(2);
    const guarantors = await one.call(householdCalls.create, {}, { householdTypeId: 128 });
    expect(messagesOf(guarantors)[0]?.message).toBe(
      'Na žádosti může být nejvýše tolik domácností: 2.',
    );
    const { households, maximumHouseholds, maximumCustomers } = await one.list();
    expect(households.map(({ householdTypeId }) => householdTypeId)).toEqual([1, 2]);
    expect([maximumHouseholds, maximumCustomers]).toEqual([2, 2]);
    expect(
      (await one.call(householdCalls.delete, { householdId: one.householdId })).statusCode,
    ).toBe(409);
    await one.call(householdCalls.delete, { householdId: codebtors });
    expect((await one.list()).households).toHaveLength(1);
  });

  test('how many households and adults there may be is a setting of the product', async () => {
    const version = testRates('2026-11-20', { maxHouseholds: 3, maxAdults: 4 });
    const book = { find: async () => version } as unknown as RateBook;
    const row = { productTypeId: 20001 } as CaseRow;
    expect(await maximaOf(book, row)).toEqual({ households: 3, customers: 4 });
  });

  test('children and expenses are kept, and who changed them, from what', async () => {
    const one = await application();
    const expenses = { housing: 9_500, insurance: 800 };
    const response = await one.update({ children: [{ age: 7 }], expenses });
    expect(response.json()).toEqual({ version: 1 });
    expect((await one.list()).households[0]).toMatchObject({
      version: 1,
      children: [{ age: 7 }],
      expenses,
    });
    const { clientSealer } = backend.app.backend;
    expect(await readChanges(backend.db, clientSealer, one.salesArrangementId)).toMatchObject([
      {
        subject: 'household',
        before: { children: [], expenses: {} },
        after: { children: [{ age: 7 }], expenses },
      },
    ]);
  });

  test('two change a household: the second is told who was faster', async () => {
    const one = await application();
    await one.update({ children: [{ age: 7 }] }, 'specialist');
    const second = await one.update({ children: [{ age: 8 }] });
    expect([second.statusCode, messagesOf(second)[0]?.field]).toEqual([409, 'version']);
    expect((await one.list()).households[0]?.children).toEqual([{ age: 7 }]);
  });

  test('a child is not older than its parent', async () => {
    const one = await application();
    await backend.callOperation(householdCalls.updateCustomer, {
      as: 'advisor',
      params: { customerOnSAId: one.debtorId },
      body: { version: 0, firstName: 'Eva', lastName: 'Mladá', dateOfBirth: '2006-05-17' },
    });
    const wrong = await one.update({ children: [{ age: 3 }, { age: 22 }] });
    expect([wrong.statusCode, messagesOf(wrong)[0]?.field]).toEqual([400, 'children.1.age']);
  });

  test('the property settlement is asked of the married who will owe the loan', async () => {
    const one = await application();
    const asked = async () =>
      (await one.list()).households.map((household) => household.isPropertySettlementAsked);
    expect(await asked()).toEqual([false]);
    await one.update({ propertySettlementId: 2 });
    expect((await one.list()).households[0]?.propertySettlementId).toBeUndefined();
    await one.add(spouse, await one.addHousehold(128));
    expect(await asked()).toEqual([false, false]);
    await one.add({ ...spouse, firstName: 'Petr' });
    expect(await asked()).toEqual([true, false]);
    await one.update({ propertySettlementId: 2 });
    expect((await one.list()).households[0]?.propertySettlementId).toBe(2);
  });
});

test('a sent application keeps its people, and says why', async () => {
  const one = await application();
  await backend.db
    .update(salesArrangements)
    .set({ state: 2 })
    .where(eq(salesArrangements.id, one.salesArrangementId));
  expect((await one.list()).lock).toBe('Žádost je odeslaná ke schválení.');
  const refused = await one.add();
  expect([refused.statusCode, messagesOf(refused)[0]?.message]).toEqual([
    409,
    'Žádost je odeslaná ke schválení. Domácnosti nelze měnit.',
  ]);
});

test("a broker finds nothing on somebody else's application", async () => {
  const one = await application();
  const answers = await Promise.all([
    one.call(
      householdCalls.update,
      { householdId: one.householdId },
      { version: 0, children: [], expenses: {} },
      'broker',
    ),
    one.call(householdCalls.deleteCustomer, { customerOnSAId: one.debtorId }, undefined, 'broker'),
    one.call(householdCalls.deleteCustomer, { customerOnSAId: 2_000_000_000 }, undefined, 'broker'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  const [, foreign, missing] = answers.map(({ body }) => body);
  expect(foreign).toBe(missing);
});
