import { checklistCalls } from '@advisor/contracts/checklist/calls';
import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import { contract } from '@advisor/contracts/contract';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { householdCalls } from '@advisor/contracts/household/calls';
import { incomeCalls } from '@advisor/contracts/income/calls';
import { obligationCalls } from '@advisor/contracts/obligation/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { Operation } from '@advisor/contracts/operation';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { z } from 'zod';
import { householdApplication, spouse } from './testing/households';
import { hubClient, newApplication } from './testing/hub';
import { consumerLoan, newPerson, salary } from './testing/people';
import { refinancedCase } from './testing/refinancing';
import { seededCases } from './testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from './testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

/** A record that two people have before them. */
interface Opened {
  params: object;
  version: number;
  /** Bodies of two changes of it, without the version. */
  changes: readonly [object, object];
}
interface Changing {
  operation: Operation;
  open: () => Promise<Opened>;
}
interface Removing {
  operation: Operation;
  /** How the record is changed, and by whom it was opened. */
  changing: Changing;
}

const call = (operation: Operation, params: object, input: object, as: DemoLogin = 'advisor') =>
  backend.callOperation(operation, { as, params: { ...params }, ...input });

const raised = (netMonthlyIncome: number) => ({ income: { ...salary, netMonthlyIncome } });
const openIncome = async (): Promise<Opened> => {
  const person = await newPerson(backend);
  const incomeId = Number((await call(incomeCalls.create, person, { body: salary })).body);
  const changes = [raised(50_000), raised(60_000)] as const;
  return { params: { ...person, incomeId }, version: 1, changes };
};

const lower = (installmentAmount: number) => ({ ...consumerLoan, installmentAmount });
const openObligation = async (): Promise<Opened> => {
  const person = await newPerson(backend);
  const added = await call(obligationCalls.create, person, { body: consumerLoan });
  const params = { ...person, ...added.json<{ obligationId: number }>() };
  return { params, version: 1, changes: [lower(4_000), lower(3_000)] };
};

const child = (age: number) => ({ children: [{ age }], expenses: {} });
const openHousehold = async (): Promise<Opened> => {
  const one = await householdApplication(backend);
  const householdId = await one.addHousehold(128);
  return { params: { householdId }, version: 0, changes: [child(3), child(4)] };
};

const married = (maritalStatusId: number) => ({ ...spouse, maritalStatusId });
const openPerson = async (): Promise<Opened> => {
  const one = await householdApplication(backend);
  const { customerOnSAId } = (await one.add()).json<{ customerOnSAId: number }>();
  return { params: { customerOnSAId }, version: 0, changes: [married(1), married(3)] };
};

const openDetail = async (): Promise<Opened> => {
  const { customerOnSAId } = await newPerson(backend);
  const params = { customerOnSAId };
  const known = (await call(clientDetailCalls.get, params, {})).json<{
    version: number;
    detail: object;
  }>();
  const born = (placeOfBirth: string) => ({ detail: { ...known.detail, placeOfBirth } });
  return { params, version: known.version, changes: [born('Kolín'), born('Tábor')] };
};

const earned = (income: number) => ({
  taxReturns: [
    {
      versionId: 2025,
      year: 2025,
      expenseMethod: 'evidence',
      monthsInBusiness: 12,
      rows: { '101': income, '102': 500_000 },
    },
  ],
});
const openTaxReturns = async (): Promise<Opened> => {
  const { customerOnSAId } = await newPerson(backend);
  return { params: { customerOnSAId }, version: 0, changes: [earned(900_000), earned(800_000)] };
};

const openParameters = async (): Promise<Opened> => {
  const params = await newApplication(backend);
  const { version, parameters } = await hubClient(backend, params).parameters();
  const said = (comment: string) => ({ parameters: { ...parameters, comment } });
  return { params, version, changes: [said('Spěchá'), said('Volat')] };
};

const openItem = async (): Promise<Opened> => {
  const params = await newApplication(backend);
  const [item] = (await hubClient(backend, params).checklist()).items;
  const { checklistItemId, version = 0 } = item ?? {};
  const moved = (state: string) => ({ checklistItemId, state });
  return { params, version, changes: [moved('delivered'), moved('required')] };
};

const openProcess = async (): Promise<Opened> => {
  const one = await refinancedCase(backend);
  const { processId, version } = await one.beginRetention();
  const params = { caseId: one.caseId, processId };
  return { params, version, changes: [{ comment: 'Volat' }, { comment: 'Nevolat' }] };
};

const openRefixation = async (): Promise<Opened> => {
  const { caseId } = await refinancedCase(backend);
  return { params: { caseId }, version: 0, changes: [{ comment: 'Volat' }, { comment: 'Psát' }] };
};

const openFlags = async (): Promise<Opened> => {
  const one = await refinancedCase(backend);
  const [offer] = await one.ask(refinancingCalls.simulateRefixationList, { body: {} });
  const params = { caseId: one.caseId, offerId: offer?.offerId };
  return { params, version: 0, changes: [{ isSelected: true }, { isSelected: false }] };
};

const openLink = (kind: 'Retention' | 'ExtraPayment') => async (): Promise<Opened> => {
  const one = await refinancedCase(backend);
  const begun = kind === 'Retention' ? one.beginRetention : one.beginExtraPayment;
  const { salesArrangementId, version } = await begun();
  const { offerId } =
    kind === 'Retention'
      ? await one.simulateRetention({ interestRateDiscount: 0.1 })
      : await one.simulateExtraPayment({ extraPaymentAmount: 250_000 });
  const said = (comment: string) => ({ offerId, salesArrangementId, comment });
  return { params: { caseId: one.caseId }, version, changes: [said('Volat'), said('Psát')] };
};

const income = { operation: incomeCalls.update, open: openIncome };
const obligation = { operation: obligationCalls.update, open: openObligation };
const household = { operation: householdCalls.update, open: openHousehold };
const person = { operation: householdCalls.updateCustomer, open: openPerson };
const process = { operation: refinancingCalls.updateProcess, open: openProcess };

const changing: readonly Changing[] = [
  income,
  obligation,
  household,
  person,
  process,
  { operation: clientDetailCalls.update, open: openDetail },
  { operation: customerCalls.updateTaxReturn, open: openTaxReturns },
  { operation: salesArrangementCalls.updateParameters, open: openParameters },
  { operation: checklistCalls.updateItem, open: openItem },
  { operation: refinancingCalls.updateRefixation, open: openRefixation },
  { operation: offerCalls.setFlags, open: openFlags },
  { operation: offerCalls.linkRetention, open: openLink('Retention') },
  { operation: offerCalls.linkExtraPayment, open: openLink('ExtraPayment') },
];

const removing: readonly Removing[] = [
  { operation: incomeCalls.delete, changing: income },
  { operation: obligationCalls.delete, changing: obligation },
  { operation: householdCalls.delete, changing: household },
  { operation: householdCalls.deleteCustomer, changing: person },
  { operation: refinancingCalls.cancelProcess, changing: process },
];

const takesVersion = (schema: z.ZodType | undefined): boolean =>
  schema !== undefined &&
  'version' in (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});

test('every call that carries a version has a row', () => {
  const versioned = contract.filter(
    ({ operation: { id, read }, endpoint: { body, query } }) =>
      read !== true && backend.app.served.has(id) && (takesVersion(body) || takesVersion(query)),
  );
  // Of a part of the product; and what founds a client elsewhere, which has tests of its own.
  const others = new Set(['diagnostics.report', 'customerOnSA.register']);
  const ids = versioned.map(({ operation }) => operation.id).filter((id) => !others.has(id));
  const rows = [...changing, ...removing].map(({ operation }) => operation.id);
  expect(rows.toSorted()).toEqual(ids.toSorted());
});

const named = 'Jana Nováková';

test.each(changing)('$operation.id', async ({ operation, open }) => {
  const { params, version, changes } = await open();
  const change = (body: object, seen: number | undefined, as: DemoLogin = 'advisor') =>
    call(operation, params, { body: { ...body, version: seen } }, as);
  const [one, other] = changes;

  const first = await change(one, version);
  expect(first.statusCode).toBe(200);
  const next = first.json<{ version: number }>().version;
  expect(next).toBeGreaterThan(version);

  const again = await change(one, version);
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);

  const missing = await change(other, undefined);
  expect(missing.json()).toMatchObject([{ field: 'version' }]);
  expect([400, 409]).toContain(missing.statusCode);

  const stale = await change(other, version);
  expect([stale.statusCode, stale.json()]).toMatchObject([409, [{ field: 'version' }]]);

  const colleague = await change(other, version, 'specialist');
  expect(colleague.statusCode).toBe(409);
  expect(colleague.json<{ message: string }[]>()[0]?.message).toContain(named);

  const seen = await change(other, next, 'specialist');
  expect(seen.statusCode).toBe(200);
  expect(seen.json<{ version: number }>().version).toBeGreaterThan(next);
});

test.each(removing)(
  '$operation.id',
  async ({ operation, changing: { operation: update, open } }) => {
    const { params, version, changes } = await open();
    const remove = (seen: number | undefined) =>
      call(
        operation,
        params,
        operation.method === 'DELETE'
          ? { query: seen === undefined ? {} : { version: String(seen) } }
          : { body: { version: seen } },
        'specialist',
      );
    const missing = await remove(undefined);
    expect([missing.statusCode, missing.json()]).toMatchObject([400, [{ field: 'version' }]]);

    const changed = await call(update, params, { body: { ...changes[0], version } });
    expect(changed.statusCode).toBe(200);
    const colleague = await remove(version);
    expect(colleague.statusCode).toBe(409);
    expect(colleague.json<{ message: string }[]>()[0]?.message).toContain(named);

    const seen = await remove(changed.json<{ version: number }>().version);
    expect(seen.statusCode).toBeLessThan(300);
  },
);
