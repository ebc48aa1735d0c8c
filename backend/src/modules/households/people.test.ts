import { customerCalls } from '@advisor/contracts/customer/calls';
import { permission } from '@advisor/contracts/permissions';
import { householdCalls } from '@advisor/contracts/household/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { eq } from 'drizzle-orm';
import { arrangementParameters } from '../../domain/cases/schema/arrangement-parameters';
import { cases } from '../../domain/cases/schema/cases';
import { documentsOnSA } from '../../domain/cases/schema/sales-arrangements';
import { signingDocuments, signingGroups } from '../../domain/signing/schema';
import { signingMembers } from '../../domain/signing/members/schema';
import { customers } from '../../neighbours/client-register/schema';
import { messagesOf } from '../../testing/hub';
import { householdApplication, registered as registeredIn, spouse } from '../../testing/households';
import { withoutPermission } from '../../testing/people';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

const application = () => householdApplication(backend);
const idOf = (response: { json(): { customerOnSAId: number } }) => response.json().customerOnSAId;
const registered = (place?: number) => registeredIn(backend, place);

describe('people', () => {
  test('nobody is added, renamed or identified as younger than a child', async () => {
    const one = await application();
    const householdId = await one.addHousehold(2);
    const young = { ...spouse, dateOfBirth: '2005-01-01' };
    const addTo = (person: object) => one.call(householdCalls.addCustomer, { householdId }, person);
    await one.call(
      householdCalls.update,
      { householdId },
      { version: 0, children: [{ age: 22 }], expenses: {} },
    );
    const wrong = [await addTo(young)];
    const customerOnSAId = idOf(await addTo(spouse));
    wrong.push(
      await one.call(householdCalls.updateCustomer, { customerOnSAId }, { version: 0, ...young }),
    );
    const client = await registered(3);
    const born = (dateOfBirth: string) =>
      backend.db.update(customers).set({ dateOfBirth }).where(eq(customers.id, client.id));
    const identify = () =>
      one.call(customerCalls.identify, { customerOnSAId }, { identity: client.identity });
    await born('2005-01-01');
    wrong.push(await identify());
    const tooYoung = { field: 'dateOfBirth', message: 'Rodič nemůže být mladší než dítě.' };
    expect(wrong.map((answer) => messagesOf(answer)[0])).toMatchObject([
      tooYoung,
      tooYoung,
      tooYoung,
    ]);
    await born('2015-01-01');
    const minor = 'Osoba na žádosti musí být plnoletá.';
    expect(messagesOf(await identify())[0]?.message).toBe(minor);
    const added = await one.add({ identity: client.identity });
    expect(messagesOf(added)[0]).toMatchObject({ field: 'dateOfBirth', message: minor });
    await born(client.dateOfBirth);
  });

  test('nobody is on an application twice: 90001', async () => {
    const one = await application();
    const { identity } = await registered();
    expect((await one.add({ identity })).statusCode).toBe(201);
    const twice = await one.add({ identity }, await one.addHousehold(2));
    expect([twice.statusCode, messagesOf(twice)[0]?.errorCode]).toEqual([400, 90001]);
  });

  test('who is typed as somebody on the application is on it already: 90001', async () => {
    const one = await application();
    const { firstName, lastName, dateOfBirth } = (await one.list()).households[0]!.customers[0]!;
    const twice = await one.add({ firstName: firstName.toUpperCase(), lastName, dateOfBirth });
    expect(messagesOf(twice)[0]?.errorCode).toBe(90001);
  });

  test('a household holds as many adults as the product allows, and no minors', async () => {
    const one = await application();
    const minor = await one.add({ ...spouse, dateOfBirth: '2015-01-01' });
    expect([minor.statusCode, messagesOf(minor)[0]?.field]).toEqual([400, 'dateOfBirth']);
    await one.add();
    expect((await one.add({ ...spouse, firstName: 'Petr' })).statusCode).toBe(409);
  });

  test('marital status is told to whoever lists the people', async () => {
    const one = await application();
    await one.add();
    const listed = await one.call(salesArrangementCalls.customers, {});
    expect(listed.json()).toMatchObject([{ roleId: 1 }, { roleId: 2, maritalStatusId: 2 }]);
  });

  test('debtor and codebtor change places, and the case is found by the new debtor', async () => {
    const one = await application();
    const added = await one.add();
    await one.call(householdCalls.swapDebtor, {}, { customerOnSAId: idOf(added) });
    const people = (await one.list()).households[0]?.customers;
    expect(people).toMatchObject([
      { lastName: 'Nováček', roleId: 1 },
      { lastName: 'Nováčková', roleId: 2 },
    ]);
    const [row] = await backend.db.select().from(cases).where(eq(cases.id, one.caseId));
    expect(row?.searchKey).toContain('karel');
  });

  test('whom a person moves to says what they are then; the debtor stays', async () => {
    const one = await application();
    const customerOnSAId = idOf(await one.add());
    const guarantors = await one.addHousehold(128);
    const move = (id: number) =>
      one.call(householdCalls.moveCustomer, { customerOnSAId: id }, { householdId: guarantors });
    expect((await move(customerOnSAId)).statusCode).toBe(204);
    expect((await one.list()).households[1]?.customers).toMatchObject([{ roleId: 128 }]);
    expect((await move(one.debtorId)).statusCode).toBe(409);
    const swap = await one.call(householdCalls.swapDebtor, {}, { customerOnSAId });
    expect(swap.statusCode).toBe(409);
  });

  test.each([
    ['who acts for the others', 'agentCustomerOnSAId', 'zmocněncem'],
    ['whose account repays', 'repaymentAccountOwnerId', 'majitelem účtu'],
  ])('the last debtor is not removed, nor %s', async (_who, field, said) => {
    const one = await application();
    const remove = (customerOnSAId: number) =>
      one.call(householdCalls.deleteCustomer, { customerOnSAId });
    expect((await remove(one.debtorId)).statusCode).toBe(409);
    const customerOnSAId = idOf(await one.add());
    await backend.db.insert(arrangementParameters).values({
      salesArrangementId: one.salesArrangementId,
      parameters: {
        salesArrangementTypeId: 6,
        incomeCurrency: 'CZK',
        [field]: customerOnSAId,
      } as never,
      version: 1,
      changedOn: testNow,
      changedBy: 1,
    });
    expect(messagesOf(await remove(customerOnSAId))[0]?.message).toContain(said);
    await backend.db
      .delete(arrangementParameters)
      .where(eq(arrangementParameters.salesArrangementId, one.salesArrangementId));
    expect((await remove(customerOnSAId)).statusCode).toBe(204);
    expect((await one.list()).households[0]?.customers).toHaveLength(1);
  });
});

test('who has signed a document is neither removed nor moved', async () => {
  const one = await application();
  const customerOnSAId = idOf(await one.add());
  const guarantors = await one.addHousehold(128);
  await signed(one.salesArrangementId, 'Karel Nováček');
  expect((await one.list()).households[0]?.customers[1]?.hasSigned).toBe(true);
  const answers = [
    await one.call(householdCalls.deleteCustomer, { customerOnSAId }),
    await one.call(householdCalls.moveCustomer, { customerOnSAId }, { householdId: guarantors }),
    await one.call(householdCalls.swapDebtor, {}, { customerOnSAId }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
});

/** A document of the application that the person has signed. */
async function signed(salesArrangementId: number, fullName: string) {
  const { db } = backend;
  const [document] = await db
    .insert(documentsOnSA)
    .values({ salesArrangementId, formId: `N${salesArrangementId}`, createdOn: testNow })
    .returning();
  const documentId = document?.id ?? 0;
  await db.insert(signingDocuments).values({
    documentId,
    externalId: `EP-${documentId}`,
    typeCode: 'ZADOST',
    name: 'Žádost o úvěr',
    source: 0,
    state: 2,
  });
  const [group] = await db
    .insert(signingGroups)
    .values({ documentId, position: 0, formId: 'N1', formTitle: 'Žádost' })
    .returning();
  await db.insert(signingMembers).values({
    documentId,
    groupId: group?.id ?? 0,
    position: 0,
    role: 'Spolužadatel',
    fullName,
    categoryCode: 'C',
    state: 'accepted',
    methodCode: 'PAPER',
    signedOn: testNow,
  });
}

describe('identification', () => {
  test('it needs permission 219, and so does adding by a number of the register', async () => {
    const one = await application();
    const { identity } = await registered();
    const customerOnSAId = idOf(await one.add());
    await withoutPermission(backend, permission.identifyPerson, async () => {
      const answers = [
        await one.call(customerCalls.identify, { customerOnSAId }, { identity }),
        await one.add({ identity }, await one.addHousehold(2)),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    });
  });

  test('a person becomes who the register says, once', async () => {
    const one = await application();
    const client = await registered(1);
    const customerOnSAId = idOf(await one.add());
    const identify = (identity: object) =>
      one.call(customerCalls.identify, { customerOnSAId }, { identity });
    expect((await identify({ id: 2_000_000_000, scheme: 2 })).statusCode).toBe(404);
    expect((await identify({ ...client.identity, scheme: 7 })).statusCode).toBe(404);
    expect((await identify(client.identity)).json()).toEqual({
      customerOnSAId,
      identity: client.identity,
    });
    expect((await one.list()).households[0]?.customers[1]).toMatchObject({
      lastName: client.lastName,
      maritalStatusId: 2,
      identity: client.identity,
    });
    const other = await registered(2);
    expect((await identify(other.identity)).statusCode).toBe(409);
  });

  test('two people are not the same client: 90001', async () => {
    const one = await application();
    const { identity } = await registered();
    await one.add({ identity });
    const same = await one.call(
      customerCalls.identify,
      { customerOnSAId: one.debtorId },
      { identity },
    );
    expect(messagesOf(same)[0]?.errorCode).toBe(90001);
  });

  test('the name of who is identified is that of the register', async () => {
    const one = await application();
    const client = await registered();
    const customerOnSAId = idOf(await one.add({ identity: client.identity }));
    const { firstName, dateOfBirth } = client;
    const renamed = await one.call(
      householdCalls.updateCustomer,
      { customerOnSAId },
      { version: 0, firstName, lastName: 'Jinák', dateOfBirth },
    );
    expect([renamed.statusCode, messagesOf(renamed)[0]?.field]).toEqual([400, 'lastName']);
  });
});
