import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import type { ClientDetail } from '@advisor/contracts/client-detail/schemas';
import type { BuildingSavingsInput } from '@advisor/contracts/offer/building-savings';
import type { LoanInput } from '@advisor/contracts/offer/loan-offer';
import type { ErrorMessage } from '@advisor/contracts/errors';
import { householdCalls } from '@advisor/contracts/household/calls';
import { customersOnSA } from '../../domain/cases/schema/sales-arrangements';
import { clientDetails } from '../../domain/household/client-detail/schema';
import { householdApplication } from '../../testing/households';
import { goodAmerican, goodMortgage, goodUnsecured } from '../../testing/loan-input';
import { offerClient } from '../../testing/offers';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

const savings = {
  targetAmount: 300_000,
  minimumMonthlyDeposit: 1_700,
  savingDuration: 72,
  startsOn: '2026-12-01',
};
interface Product {
  name: string;
  input: LoanInput | BuildingSavingsInput;
  productTypeId: number;
}
const mortgage: Product = { name: 'mortgage', input: goodMortgage, productTypeId: 20001 };
const products: Product[] = [
  mortgage,
  { name: 'american mortgage', input: goodAmerican, productTypeId: 20010 },
  { name: 'unsecured loan', input: goodUnsecured, productTypeId: 1 },
  { name: 'building savings', input: savings, productTypeId: 20000 },
];

/** Every field of the form by which a case is founded. */
const typed = {
  firstName: 'Zbyněk',
  lastName: 'Zapomenutý',
  dateOfBirth: '1988-04-04',
  birthNumber: '8804043457',
};
/** What follows from them. */
const following = { genderId: 1 };

const detailOf = async (customerOnSAId: number, as: DemoLogin) =>
  (await backend.callOperation(clientDetailCalls.get, { as, params: { customerOnSAId } })).json<{
    detail: ClientDetail;
  }>().detail;

const found = async (as: DemoLogin, { input, productTypeId }: Product, customer: object) => {
  const client = offerClient(backend, as);
  return client.createCase(await client.save(input, productTypeId), customer);
};

/** The debtor of the application that was founded. */
async function debtorOf(salesArrangementId: number, as: DemoLogin): Promise<number> {
  const people = await backend.callOperation(householdCalls.list, {
    as,
    params: { salesArrangementId },
  });
  const [main] = people.json<{
    households: { customers: { customerOnSAId: number }[] }[];
  }>().households;
  return main?.customers[0]?.customerOnSAId ?? 0;
}

const logins = ['advisor', 'broker'] as const;

describe.each(logins)('what the %s types of a new client is in the case', (as) => {
  test.each(products)('$name', async (product) => {
    const created = await found(as, product, { kind: 'new', ...typed });
    expect(created.statusCode).toBe(201);
    const { salesArrangementId } = created.json<{ salesArrangementId: number }>();
    expect(await detailOf(await debtorOf(salesArrangementId, as), as)).toMatchObject({
      ...typed,
      ...following,
    });
  });
});

test('so is what is typed of a person who joins the household', async () => {
  const one = await householdApplication(backend);
  const person = { ...typed, maritalStatusId: 3 };
  const added = (await one.add(person)).json<{ customerOnSAId: number }>();
  expect(await detailOf(added.customerOnSAId, 'advisor')).toMatchObject({
    ...person,
    ...following,
  });
});

test('nobody reads a birth number from the tables', async () => {
  await found('advisor', mortgage, { kind: 'new', ...typed });
  const rows = [
    await backend.db.select().from(clientDetails),
    await backend.db.select().from(customersOnSA),
  ];
  expect(JSON.stringify(rows)).not.toContain(typed.birthNumber);
});

test('the same once more is the same case, and another birth number is another client', async () => {
  const { save, createCase } = offerClient(backend);
  const offerId = await save();
  const created = await createCase(offerId, { kind: 'new', ...typed });
  expect((await createCase(offerId, { kind: 'new', ...typed })).json()).toEqual(created.json());
  const other = { kind: 'new', ...typed, birthNumber: '8804043468' };
  expect((await createCase(offerId, other)).statusCode).toBe(409);
});

const messages = (answer: { json: <T>() => T }) => answer.json<ErrorMessage[]>();

describe('a birth number that cannot be', () => {
  const wrong = [
    {
      why: 'is none',
      change: { birthNumber: '8804043458' },
      message: 'Rodné číslo není platné.',
    },
    {
      why: 'is of another day',
      change: { dateOfBirth: '1988-04-05' },
      message: 'Rodné číslo neodpovídá datu narození.',
    },
  ];
  const ofOtherSex = {
    why: 'is of the other sex',
    change: { genderId: 2 },
    message: 'Rodné číslo neodpovídá pohlaví.',
  };

  test.each(wrong)('founds no case: it $why', async ({ change, message }) => {
    const refused = await found('advisor', mortgage, { kind: 'new', ...typed, ...change });
    expect(messages(refused)).toMatchObject([{ field: 'customer.birthNumber', message }]);
  });

  test.each([...wrong, ofOtherSex])('adds nobody: it $why', async ({ change, message }) => {
    const refused = await (await householdApplication(backend)).add({ ...typed, ...change });
    expect(messages(refused)).toMatchObject([{ field: 'birthNumber', message }]);
  });
});
