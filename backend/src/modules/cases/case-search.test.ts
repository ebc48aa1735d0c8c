/** @database both: collation and trigrams */
import { caseCalls } from '@advisor/contracts/case/calls';
import type {
  CaseListItem,
  CaseSearchInput,
  CaseSearchResult,
} from '@advisor/contracts/case/dashboard';
import { type DashboardFilter, dashboardFilters } from '@advisor/contracts/case/dashboard-options';
import type { CallResponse } from '@advisor/contracts/operation';
import { eq, sql } from 'drizzle-orm';
import { cases } from '../../domain/cases/schema/cases';
import { searchKey } from '../../platform/search/search-key';
import { seededCaseCount, seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

async function search(
  input: CaseSearchInput,
  as: DemoLogin = 'advisor',
): Promise<CaseSearchResult> {
  const response = await backend.callOperation(caseCalls.search, { as, body: input });
  expect(response.statusCode).toBe(200);
  return response.json<CaseSearchResult>();
}

const everything = { offset: 0, pageSize: 100 };
const nameOf = ({ customer }: CaseListItem) => `${customer.firstName} ${customer.lastName}`;
const idsOf = ({ rows }: CaseSearchResult) => rows.map(({ caseId }) => caseId);

async function searchAll(input: CaseSearchInput, as?: DemoLogin): Promise<CaseListItem[]> {
  const rows: CaseListItem[] = [];
  for (let hasNext = true; hasNext;) {
    const page = await search({ ...input, pagination: { offset: rows.length, pageSize: 70 } }, as);
    rows.push(...page.rows);
    ({ hasNext } = page.pagination);
  }
  return rows;
}

const counts = async (as: DemoLogin) =>
  (await backend.callOperation(caseCalls.dashboardFilters, { as })).json<
    { filter: DashboardFilter; count: number }[]
  >();

describe('dashboard filters', () => {
  it.each<[DashboardFilter, string[]]>([
    ['loan-applications', ['approval', 'new', 'preparation', 'toSend']],
    ['contract-signing', ['signing']],
    ['drawing', ['drawing', 'overdue']],
    ['management', ['overdue', 'repayment', 'saving']],
  ])('%s has cases of its phases', async (filter, phases) => {
    const rows = (await searchAll({ filter })).filter(({ state }) => state === 1);
    expect(phases).toEqual(expect.arrayContaining(rows.map(({ phase }) => phase)));
    expect(rows.length).toBeGreaterThan(0);
  });

  it('come in their order, each with more than a page for the advisor', async () => {
    const answer = await counts('advisor');
    expect(answer.map(({ filter }) => filter)).toEqual(dashboardFilters);
    for (const { count } of answer) expect(count).toBeGreaterThan(10);
  });

  it.each(['broker', 'specialist', 'admin'] as const)('hold something for %s', async (login) => {
    for (const { count } of await counts(login)) expect(count).toBeGreaterThan(0);
  });

  it.each(dashboardFilters)('%s counts what it lists, all of it the own', async (filter) => {
    const rows = await searchAll({ filter });
    const counted = (await counts('advisor')).find((entry) => entry.filter === filter);
    expect(rows).toHaveLength(counted?.count ?? 0);
    expect(new Set(rows.map(({ owner }) => owner.name))).toEqual(new Set(['Jana Nováková']));
  });

  it('put every disbursed loan either to drawing or to management', async () => {
    const [drawing, management] = [
      await searchAll({ filter: 'drawing' }),
      await searchAll({ filter: 'management' }),
    ];
    const managed = new Set(management.map(({ caseId }) => caseId));
    expect(drawing.filter(({ caseId }) => managed.has(caseId))).toEqual([]);
  });

  it('leave cancelled cases out of my cases', async () => {
    const states = (await searchAll({ filter: 'my-cases' })).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set([1, 9]));
  });
});

describe('words', () => {
  it.each(['novák', 'NOVAK', 'Novák', 'ovák', 'novak'])('%s finds the Nováks', async (word) => {
    const rows = await searchAll({ searchTerm: word });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(searchKey(nameOf(row))).toContain(searchKey(word));
    expect(rows.some(({ customer }) => customer.lastName.startsWith('Novák'))).toBe(true);
  });

  it('must all be found, in any order', async () => {
    const [sample] = (await search({ filter: 'my-cases' })).rows;
    if (sample === undefined) throw new Error('no case');
    const { firstName, lastName } = sample.customer;
    const forward = await searchAll({ searchTerm: `${firstName} ${lastName}` });
    const backward = await searchAll({ searchTerm: `${lastName} ${firstName}` });
    expect(forward.map(({ caseId }) => caseId)).toContain(sample.caseId);
    expect(backward).toEqual(forward);
    expect(await searchAll({ searchTerm: `${lastName} neexistujícíslovo` })).toEqual([]);
  });

  it('find a case by its number and by its contract', async () => {
    const rows = await searchAll({ filter: 'management' });
    const sample = rows.find(({ contractNumber }) => contractNumber !== undefined);
    expect(idsOf(await search({ searchTerm: String(sample?.caseId) }))).toEqual([sample?.caseId]);
    expect(idsOf(await search({ searchTerm: sample?.contractNumber?.slice(-7) }))).toEqual([
      sample?.caseId,
    ]);
  });

  it.each(['___', '%%%', '3%1', '\\\\\\'])('%s is no wildcard', async (word) => {
    expect(await searchAll({ searchTerm: word })).toEqual([]);
  });

  it.each(['no', 'Jana Ná'])('%s is too short among all cases', async (searchTerm) => {
    const response = await backend.callOperation(caseCalls.search, {
      as: 'advisor',
      body: { searchTerm },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual([
      expect.objectContaining({
        field: 'searchTerm',
        message: 'Každé slovo hledání musí mít alespoň 3 znaky.',
      }),
    ]);
  });

  it('may be short within a filter', async () => {
    const rows = await searchAll({ filter: 'my-cases', searchTerm: 'no' });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(searchKey(`${nameOf(row)} ${row.caseId} ${row.contractNumber}`)).toContain('no');
    }
  });
});

describe('order', () => {
  const { compare } = new Intl.Collator('cs');
  const orders: Record<string, (one: CaseListItem, other: CaseListItem) => number> = {
    lastChange: (one, other) => Date.parse(one.lastChangedOn) - Date.parse(other.lastChangedOn),
    client: (one, other) =>
      compare(one.customer.lastName, other.customer.lastName) ||
      compare(one.customer.firstName, other.customer.firstName),
    amount: (one, other) => one.targetAmount - other.targetAmount,
    caseId: (one, other) => one.caseId - other.caseId,
  };

  it.each(
    (['lastChange', 'client', 'amount', 'caseId'] as const).flatMap((field) => [
      { field, descending: false },
      { field, descending: true },
    ]),
  )('by $field, descending: $descending', async ({ field, descending }) => {
    const rows = await searchAll({ sort: { field, descending } });
    const ascending = descending ? rows.toReversed() : rows;
    // Equal rows follow one another by their number, so that the order is total.
    const expected = ascending.toSorted(
      (one, other) => (orders[field]?.(one, other) ?? 0) || one.caseId - other.caseId,
    );
    expect(ascending.map(({ caseId }) => caseId)).toEqual(expected.map(({ caseId }) => caseId));
  });

  it('is the last change first unless another is asked for', async () => {
    const { rows } = await search({ filter: 'my-cases' });
    const newest = await search({
      filter: 'my-cases',
      sort: { field: 'lastChange', descending: true },
    });
    expect(rows).toEqual(newest.rows);
  });
});

describe('pages', () => {
  it('hold ten rows unless more are asked for, and say whether others follow', async () => {
    const first = await search({});
    expect(first.rows).toHaveLength(10);
    expect(first.pagination).toEqual({ offset: 0, pageSize: 10, hasNext: true });
  });

  it('join without a gap or a repetition, even where the order is equal', async () => {
    // Everybody has the same amount, so that only the case number tells them apart.
    await backend.db.update(cases).set({ targetAmount: 1_000_000 }).where(eq(cases.ownerId, 2));
    const sort = { field: 'amount', descending: true } as const;
    const rows = await searchAll({ filter: 'my-cases', sort }, 'broker');
    const total = await backend.db.$count(cases, sql`owner_id = 2 and state in (1, 9)`);
    expect(new Set(rows.map(({ caseId }) => caseId)).size).toBe(total);
    expect(rows).toHaveLength(total);
  });

  it('end exactly at the last row', async () => {
    const total = (await searchAll({ filter: 'my-service' })).length;
    const last = await search({ filter: 'my-service', pagination: { offset: 0, pageSize: total } });
    expect(last.pagination.hasNext).toBe(false);
    const beyond = await search({
      filter: 'my-service',
      pagination: { offset: total, pageSize: 10 },
    });
    expect(beyond.rows).toEqual([]);
  });
});

describe('who sees what', () => {
  it('staff see the cases of all', async () => {
    const rows = await searchAll({});
    expect(rows.length).toBeGreaterThanOrEqual(seededCaseCount);
    expect(new Set(rows.map(({ owner }) => owner.userId)).size).toBeGreaterThan(4);
  });

  it('a broker sees only the own, also without a filter', async () => {
    const rows = await searchAll({}, 'broker');
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ owner }) => owner.name))).toEqual(new Set(['Tomáš Kříž']));
  });

  it.each(['limited', 'norights'] as const)('%s may not search', async (as) => {
    for (const id of [caseCalls.search, caseCalls.dashboardFilters] as const) {
      const response = await backend.callOperation(id, {
        as,
        ...(id === caseCalls.search ? { body: {} } : {}),
      });
      expect(response.statusCode).toBe(403);
    }
  });

  it('nobody may without signing in', async () => {
    const response = await backend.callOperation(caseCalls.search, { body: {} });
    expect(response.statusCode).toBe(401);
  });
});

test.each([
  { field: 'filter', body: { filter: 'all' } },
  { field: 'searchTerm', body: { searchTerm: 'x'.repeat(101) } },
  { field: 'pagination.pageSize', body: { pagination: { offset: 0, pageSize: 101 } } },
  { field: 'pagination.offset', body: { pagination: { offset: -1, pageSize: 10 } } },
  { field: 'sort.field', body: { sort: { field: 'owner', descending: true } } },
])('a wrong $field is named', async ({ field, body }) => {
  const response = await backend.callOperation(caseCalls.search, { as: 'advisor', body });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual([expect.objectContaining({ field })]);
});

test('a row names its client by the number that the case has', async () => {
  const rows = await searchAll({});
  const known = rows.filter(({ customer }) => customer.clientId !== undefined);
  expect(known.length).toBeGreaterThan(0);
  expect(known.length).toBeLessThan(rows.length);
  for (const { caseId, customer } of [known[0]!, rows.find((row) => !known.includes(row))!]) {
    const opened = await backend.callOperation(caseCalls.get, {
      as: 'advisor',
      params: { caseId },
    });
    expect(opened.json<CallResponse<typeof caseCalls.get>>().customer.identity?.id).toBe(
      customer.clientId,
    );
  }
});

test('a row counts the tasks that wait for somebody', async () => {
  const { rows } = await search({ pagination: everything });
  const { rows: counted } = await backend.db.execute<{ id: number; count: number }>(sql`
    select case_id as id, count(*)::int as count from tasks
    where state not in (4, 5, 11) group by case_id
  `);
  const expected = new Map(counted.map(({ id, count }) => [id, count]));
  expect(rows.some(({ activeTaskCount }) => activeTaskCount > 1)).toBe(true);
  for (const { caseId, activeTaskCount } of rows) {
    expect(activeTaskCount).toBe(expected.get(caseId) ?? 0);
  }
});
