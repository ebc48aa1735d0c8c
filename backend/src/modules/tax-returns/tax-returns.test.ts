import { caseCalls } from '@advisor/contracts/case/calls';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { incomeCalls } from '@advisor/contracts/income/calls';
import type { ListedIncome } from '@advisor/contracts/income/schemas';
import type { TaxReturn } from '@advisor/contracts/customer/tax-return';
import type { Operation, CallResponse } from '@advisor/contracts/operation';
import { eq } from 'drizzle-orm';
import { taxFormVersions, taxReturns } from '../../domain/assessment/tax-return/schema';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { readChanges } from '../../domain/cases/history/changes';
import { newPerson } from '../../testing/people';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const programmer: TaxReturn = {
  versionId: 2025,
  year: 2025,
  expenseMethod: 'lumpSum',
  expenseRate: 60,
  naceCode: '620100',
  monthsInBusiness: 12,
  rows: { '101': 1_200_000, '102': 720_000, '64': 30_840 },
};
const yearBefore: TaxReturn = { ...programmer, versionId: 2024, year: 2024 };

async function client() {
  const ids = await newPerson(backend);
  const call = (
    operation: Operation,
    body?: object,
    as: DemoLogin = 'advisor',
    more?: { incomeId: number },
  ) => backend.callOperation(operation, { as, params: { ...ids, ...more }, ...(body && { body }) });
  const save = (returns: TaxReturn[], version = 0, as: DemoLogin = 'advisor') =>
    call(customerCalls.updateTaxReturn, { version, taxReturns: returns }, as);
  const read = async () =>
    (await call(customerCalls.taxReturn)).json<CallResponse<typeof customerCalls.taxReturn>>();
  const incomes = async () =>
    (await call(customerCalls.taxReturnIncomes)).json<
      CallResponse<typeof customerCalls.taxReturnIncomes>
    >();
  return { ids, call, save, read, incomes };
}

test('the versions of the form and their rows are data', async () => {
  const { call } = await client();
  const response = await call(customerCalls.taxReturnVersions);
  const versions = response.json<CallResponse<typeof customerCalls.taxReturnVersions>>();
  expect(versions.map(({ name }) => name)).toEqual(['DAP 2023', 'DAP 2024', 'DAP 2025']);
  const [first] = versions;
  expect(first?.rows.find(({ row }) => row === '104')).toMatchObject({
    formula: { terms: [{ row: '101' }, { row: '102', isSubtracted: true }] },
  });
  expect(first?.rules).toMatchObject({ percent: 15, highestExpenses: { 60: 1_200_000 } });
});

test('a version that is added takes a return without a release', async () => {
  const [known] = await backend.db
    .select()
    .from(taxFormVersions)
    .where(eq(taxFormVersions.id, 2025));
  const form = known?.form;
  if (form === undefined) throw new Error('no form');
  await backend.db.insert(taxFormVersions).values({
    id: 2031,
    name: 'DAP 2031',
    validFrom: '2031-01-01',
    validTo: '2031-12-31',
    form: { ...form, rows: [...form.rows, { row: '999', name: 'Nový řádek', isRequired: true }] },
  });
  const { save } = await client();
  const next = { ...programmer, versionId: 2031, year: 2031 };
  expect((await save([next])).json()).toEqual([
    expect.objectContaining({ field: 'taxReturns.0.rows.999' }),
  ]);
  const rows = { ...programmer.rows, '999': 1 };
  expect((await save([{ ...next, rows }])).statusCode).toBe(200);
  await backend.db.delete(taxFormVersions).where(eq(taxFormVersions.id, 2031));
});

test('nobody has an income of no return', async () => {
  const { read, incomes } = await client();
  expect(await read()).toMatchObject({ taxReturns: [], version: 0 });
  expect(await incomes()).toEqual({ monthlyIncome: 0, years: [] });
});

test('returns are kept encrypted, the latest first, with their history', async () => {
  const { ids, save, read } = await client();
  expect((await save([yearBefore, programmer])).statusCode).toBe(200);
  const stored = await read();
  expect(stored).toMatchObject({ taxReturns: [programmer, yearBefore], version: 1 });
  const [row] = await backend.db
    .select()
    .from(taxReturns)
    .where(eq(taxReturns.customerOnSAId, ids.customerOnSAId));
  expect(row?.sealedReturns).not.toContain('720000');
  const { clientSealer } = backend.app.backend;
  expect(await readChanges(backend.db, clientSealer, ids.salesArrangementId)).toEqual([
    expect.objectContaining({ subject: 'taxReturn', after: [programmer, yearBefore] }),
  ]);
});

test('the income of two years is their average, explained row by row', async () => {
  const { save, incomes } = await client();
  const better = { ...programmer, rows: { '101': 1_500_000, '102': 900_000, '64': 30_840 } };
  await save([better, yearBefore]);
  const { monthlyIncome, rule, years } = await incomes();
  // SE04 and the same of 1 500 000: (600 000 − 59 160) / 12.
  expect({ monthlyIncome, rule }).toEqual({ monthlyIncome: 40_820, rule: 'average' });
  expect(years.map((one) => [one.year, one.monthlyIncome])).toEqual([
    [2025, 45_070],
    [2024, 36_570],
  ]);
  expect(years[0]?.steps.map(({ code, result }) => [code, result])).toEqual([
    ['tax', 59_160],
    ['base', 600_000],
    ['net', 540_840],
    ['month', 45_070],
  ]);
});

test('after a fall the lower year counts, and a return of long ago does not', async () => {
  const { save, incomes } = await client();
  const worse = { ...programmer, rows: { '101': 600_000, '102': 360_000, '64': 30_840 } };
  await save([worse, yearBefore]);
  expect(await incomes()).toMatchObject({ monthlyIncome: 19_570, rule: 'lowerAfterFall' });
  await save([worse, { ...yearBefore, versionId: 2023, year: 2023 }], 1);
  expect(await incomes()).toMatchObject({ monthlyIncome: 19_570, rule: 'oneYear' });
});

test('evidence takes the insurance that was paid, or that of the law', async () => {
  const { save, incomes } = await client();
  const evidence: TaxReturn = { ...programmer, expenseMethod: 'evidence', expenseRate: undefined };
  await save([evidence]);
  expect((await incomes()).monthlyIncome).toBe(27_003.33);
  await save([{ ...evidence, insurancePaid: 77_088 + 37_716 }], 1);
  expect((await incomes()).monthlyIncome).toBe(27_003);
});

test('a secondary activity has no lowest insurance', async () => {
  const { save, incomes } = await client();
  const evidence: TaxReturn = {
    ...programmer,
    expenseMethod: 'evidence',
    expenseRate: undefined,
    activity: 'secondary',
    rows: { '101': 200_000, '102': 100_000 },
  };
  await save([evidence]);
  // 100 000 − 15 000 of tax − 6 750 of health insurance, and no social insurance.
  expect((await incomes()).monthlyIncome).toBe(6_520.83);
});

test('who paid the flat tax has an income by turnover', async () => {
  const { save, incomes } = await client();
  const flat: TaxReturn = {
    ...programmer,
    expenseMethod: 'flatTax',
    expenseRate: undefined,
    rows: { '101': 1_000_000 },
  };
  expect((await save([flat])).json()).toEqual([
    expect.objectContaining({ field: 'taxReturns.0.insurancePaid' }),
  ]);
  expect((await save([{ ...flat, insurancePaid: 104_592 }])).statusCode).toBe(200);
  expect((await incomes()).monthlyIncome).toBe(32_950.67);
});

test.each<[string, Partial<TaxReturn>, string, string]>([
  ['a difference', { rows: { ...programmer.rows, '104': 1 } }, 'rows.104', '101, 102'],
  ['a missing turnover', { rows: { '102': 0 }, expenseRate: undefined }, 'rows.101', 'Vyplňte'],
  ['a row of another year', { rows: { ...programmer.rows, '69': 4_020 } }, 'rows.69', 'nemá'],
  ['a loss above row 41', { rows: { ...programmer.rows, '44': 500_000 } }, 'rows.44', 'nejvýše'],
  [
    'a lump sum above its highest amount',
    { rows: { '101': 3_000_000, '102': 1_800_000 } },
    'rows.102',
    'paušál 60 %',
  ],
  ['a form of another year', { versionId: 2024 }, 'year', 'DAP 2024'],
  ['an unknown form', { versionId: 1999 }, 'versionId', 'Neznámá'],
])('%s is told at its row', async (_name, changes, field, text) => {
  const { save } = await client();
  const response = await save([{ ...programmer, ...changes }]);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual([
    expect.objectContaining({
      field: `taxReturns.0.${field}`,
      message: expect.stringContaining(text),
    }),
  ]);
});

const business = { incomeTypeId: 2, companyId: '45244782', netMonthlyIncome: 30_000 };

test('the income of the business follows the returns, and is free without them', async () => {
  const { ids, call, save } = await client();
  const incomeId = Number((await call(incomeCalls.create, business)).body);
  const listed = async () => (await call(incomeCalls.list)).json<ListedIncome[]>()[0];
  const remove = async () =>
    backend.callOperation(incomeCalls.delete, {
      as: 'advisor',
      params: { ...ids, incomeId },
      query: { version: String((await listed())?.version) },
    });
  await save([programmer]);
  expect(await listed()).toMatchObject({
    version: 2,
    isFromTaxReturn: true,
    income: { netMonthlyIncome: 36_570 },
  });
  expect((await remove()).statusCode).toBe(409);
  const income = { ...business, naceCode: '620100', netMonthlyIncome: 99_000 };
  await call(incomeCalls.update, { version: 2, income }, 'advisor', { incomeId });
  expect(await listed()).toMatchObject({
    income: { naceCode: '620100', netMonthlyIncome: 36_570 },
  });
  await save([], 1);
  expect(await listed()).toMatchObject({ isFromTaxReturn: false });
  expect((await remove()).statusCode).toBe(204);
});

test('a loss gives an income of nothing, which can be changed', async () => {
  const { call, save } = await client();
  const incomeId = Number((await call(incomeCalls.create, business)).body);
  const loss: TaxReturn = {
    ...programmer,
    expenseMethod: 'evidence',
    expenseRate: undefined,
    rows: { '101': 1_200_000, '102': 1_500_000, '64': 30_840 },
  };
  expect((await save([loss])).statusCode).toBe(200);
  const income = { ...business, naceCode: '620100', netMonthlyIncome: 0 };
  const changed = await call(incomeCalls.update, { version: 2, income }, 'advisor', { incomeId });
  expect(changed.statusCode).toBe(200);
  expect((await call(incomeCalls.list)).json()).toMatchObject([
    { isFromTaxReturn: true, declaredAmount: 0, countedAmount: 0, income: { naceCode: '620100' } },
  ]);
});

test('an income that is added beside returns follows them', async () => {
  const { call, save } = await client();
  await save([programmer]);
  await call(incomeCalls.create, business);
  expect((await call(incomeCalls.list)).json()).toMatchObject([
    { isFromTaxReturn: true, declaredAmount: 36_570 },
  ]);
});

test('one year has one return', async () => {
  const { save } = await client();
  expect((await save([programmer, programmer])).json()).toEqual([
    expect.objectContaining({ field: 'taxReturns.1.year' }),
  ]);
});

test('a change of somebody else, and one of a sent application, are conflicts', async () => {
  const { ids, save, read } = await client();
  await save([programmer]);
  expect(await read()).not.toHaveProperty('lock');
  expect((await save([yearBefore])).statusCode).toBe(409);
  await backend.db
    .update(salesArrangements)
    .set({ state: 2 })
    .where(eq(salesArrangements.id, ids.salesArrangementId));
  expect((await save([yearBefore], 1)).statusCode).toBe(409);
  expect((await read()).lock).toContain('odeslaná');
});

test('the case lists who has returns, with the income of each year', async () => {
  const { ids, call, save } = await client();
  expect((await call(caseCalls.customerTaxReturns)).json()).toEqual([]);
  await save([programmer]);
  expect((await call(caseCalls.customerTaxReturns)).json()).toEqual([
    expect.objectContaining({
      customerOnSAId: ids.customerOnSAId,
      taxReturns: [expect.objectContaining({ year: 2025, monthlyIncome: 36_570 })],
    }),
  ]);
});

test('they are for who may work on applications', async () => {
  const { call, save } = await client();
  expect((await save([programmer], 0, 'norights')).statusCode).toBe(403);
  expect((await call(customerCalls.taxReturn, undefined, 'norights')).statusCode).toBe(403);
});

const expenses = (DAPVersionId: number) =>
  backend.callOperation(codebookCalls.expensesByNace, {
    as: 'advisor',
    params: { DAPVersionId },
  });

test('the bank has its share of expenses by activity, for a version of the form', async () => {
  expect((await expenses(2025)).json()).toContainEqual(
    expect.objectContaining({ naceCode: '62', percentage: 50 }),
  );
  expect((await expenses(1999)).statusCode).toBe(404);
});
