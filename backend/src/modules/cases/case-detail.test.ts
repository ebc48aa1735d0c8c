import type { Operation } from '@advisor/contracts/operation';
import { caseCalls } from '@advisor/contracts/case/calls';
import { caseMenu, type CaseMenuEntry } from '@advisor/contracts/case/menu';
import type { Case, CaseCustomer, CaseParameters, MainPanel } from '@advisor/contracts/case/detail';
import { parseBirthNumber } from '@advisor/lending/identifiers/birth-number';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { cases, loans } from '../../domain/cases/schema/cases';
import { customersOnSA } from '../../domain/cases/schema/sales-arrangements';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const detailCalls = [
  caseCalls.get,
  caseCalls.mainPanel,
  caseCalls.infoBanners,
  caseCalls.menuFlags,
  caseCalls.parameters,
  caseCalls.customers,
  caseCalls.timeline,
] as const satisfies Operation[];

async function get<T>(id: Operation, caseId: number, as: DemoLogin = 'advisor'): Promise<T> {
  const response = await backend.callOperation(id, { as, params: { caseId } });
  expect(response.statusCode).toBe(200);
  return response.json<T>();
}

async function someCase(where: ReturnType<typeof sql>) {
  const [found] = await backend.db.select().from(cases).where(where).limit(1);
  if (found === undefined) throw new Error('no such case');
  return found;
}

describe('every call on a case', () => {
  it.each(detailCalls)('%s fits the contract for every seeded case', async (id) => {
    const sample = await backend.db
      .select({ id: cases.id })
      .from(cases)
      .where(sql`${cases.id} < 9000000 and ${cases.id} % 7 = 0`);
    for (const { id: caseId } of sample) {
      const response = await backend.callOperation(id, { as: 'admin', params: { caseId } });
      expect({ caseId, status: response.statusCode }).toEqual({ caseId, status: 200 });
    }
  });

  it.each(detailCalls)('%s of an unknown case is 404', async (id) => {
    const response = await backend.callOperation(id, { as: 'advisor', params: { caseId: 77 } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual([
      expect.objectContaining({ severity: 1, message: 'Případ nebyl nalezen.' }),
    ]);
  });

  it.each(detailCalls)('%s of somebody else’s case is not there for a broker', async (id) => {
    const foreign = await someCase(sql`owner_id = 1`);
    const own = await someCase(sql`owner_id = 2`);
    const call = (caseId: number) =>
      backend.callOperation(id, { as: 'broker', params: { caseId } });
    expect((await call(foreign.id)).statusCode).toBe(404);
    expect((await call(own.id)).statusCode).toBe(200);
  });

  it.each(['abc', '-1', '0', '1.5', '2147483648', '1e3', "1'--"])(
    'the number %s is malformed',
    async (caseId) => {
      const response = await backend.callOperation(caseCalls.get, {
        as: 'advisor',
        params: { caseId },
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual([expect.objectContaining({ field: 'caseId' })]);
    },
  );

  it('is open to who may only identify cases, and closed to who has no rights', async () => {
    const { id } = await someCase(sql`owner_id = 1`);
    await get(caseCalls.get, id, 'limited');
    const response = await backend.callOperation(caseCalls.get, {
      as: 'norights',
      params: { caseId: id },
    });
    expect(response.statusCode).toBe(403);
  });
});

describe('the client', () => {
  it('is identified by the register, unless only entered', async () => {
    const [entered] = await backend.db
      .select({
        caseId: sql<number>`(select case_id from sales_arrangements where id = sales_arrangement_id)`,
      })
      .from(customersOnSA)
      .where(and(eq(customersOnSA.roleId, 1), isNull(customersOnSA.customerId)))
      .limit(1);
    const stranger = await get<Case>(caseCalls.get, entered?.caseId ?? 0);
    expect(stranger.customer.identity).toBeUndefined();
    const known = await get<Case>(caseCalls.get, (await someCase(sql`id % 12 = 0`)).id);
    expect(known.customer.identity).toEqual({ id: expect.any(Number), scheme: 2 });
    const banners = await get<{ id: string }[]>(caseCalls.infoBanners, stranger.caseId);
    expect(banners.map(({ id }) => id)).toContain('not-identified');
  });

  it('leads the people on the case, whose birth numbers are readable and match', async () => {
    const sample = await backend.db
      .select()
      .from(cases)
      .where(sql`id % 5 = 0 and id < 9000000`);
    let birthNumbers = 0;
    for (const { id } of sample) {
      const people = await get<CaseCustomer[]>(caseCalls.customers, id);
      const { customer } = await get<Case>(caseCalls.get, id);
      expect(people[0]).toMatchObject({ roleId: 1, lastName: customer.lastName });
      for (const { birthNumber, dateOfBirth } of people) {
        if (birthNumber === undefined) continue;
        birthNumbers += 1;
        const parsed = parseBirthNumber(birthNumber, '2026-11-20');
        expect(parsed).toMatchObject({ valid: true, value: { dateOfBirth } });
      }
    }
    expect(birthNumbers).toBeGreaterThan(sample.length / 2);
  });

  it('is counted in the menu', async () => {
    const { id } = await someCase(sql`id = 3000012`);
    const people = await get<CaseCustomer[]>(caseCalls.customers, id);
    const flags = await get<{ section: CaseMenuEntry }[]>(caseCalls.menuFlags, id);
    expect(flags).toContainEqual({ section: 'applicants', isActive: true, count: people.length });
    const sections = flags.map(({ section }) => section);
    expect(sections).toEqual(caseMenu.filter((section) => sections.includes(section)));
  });
});

it.each([
  { product: 'a mortgage', productTypeId: 20001, isShown: true },
  { product: 'an american mortgage', productTypeId: 20010, isShown: true },
  { product: 'an unsecured loan', productTypeId: 1, isShown: false },
  { product: 'building savings', productTypeId: 20000, isShown: false },
])('$product has a mortgage specialist: $isShown', async ({ productTypeId, isShown }) => {
  const { id } = await someCase(sql`product_type_id = ${productTypeId} and owner_id > 2000`);
  const panel = await get<MainPanel>(caseCalls.mainPanel, id);
  expect(panel.mortgageSpecialist !== undefined).toBe(isShown);
});

describe('money', () => {
  it('overdue is shown only to who may see it', async () => {
    const [late] = await backend.db.select().from(loans).where(gt(loans.overdueAmount, 0)).limit(1);
    const caseId = late?.caseId ?? 0;
    await backend.db.update(cases).set({ ownerId: 2 }).where(eq(cases.id, caseId));
    for (const id of [caseCalls.mainPanel, caseCalls.parameters] as const) {
      expect(await get<MainPanel>(id, caseId)).toHaveProperty('overdueAmount', late?.overdueAmount);
      expect(await get<MainPanel>(id, caseId, 'broker')).not.toHaveProperty('overdueAmount');
    }
    for (const [as, phase] of [
      ['advisor', 'overdue'],
      ['broker', expect.stringMatching(/^(drawing|repayment)$/)],
    ] as const) {
      const body = { searchTerm: String(caseId) };
      const found = await backend.callOperation(caseCalls.search, { as, body });
      expect(found.json()).toMatchObject({ rows: [{ caseId, phase }] });
    }
    const banner = expect.objectContaining({ id: 'overdue', severity: 'error' });
    expect(await get(caseCalls.infoBanners, caseId)).toContainEqual(banner);
    expect(await get(caseCalls.infoBanners, caseId, 'broker')).not.toContainEqual(banner);
  });

  it('drawn and undrawn make the loan', async () => {
    const [drawn] = await backend.db
      .select({ loan: loans, targetAmount: cases.targetAmount })
      .from(loans)
      .innerJoin(cases, eq(cases.id, loans.caseId))
      .where(sql`drawn_amount > 0 and drawn_amount < target_amount and cases.id < 9000000`)
      .limit(1);
    const caseId = drawn?.loan.caseId ?? 0;
    const panel = await get<MainPanel>(caseCalls.mainPanel, caseId);
    expect(panel.availableForDrawing).toBe(
      (drawn?.targetAmount ?? 0) - (drawn?.loan.drawnAmount ?? 0),
    );
    const parameters = await get<CaseParameters>(caseCalls.parameters, caseId);
    expect(parameters.availableForDrawing).toBe(panel.availableForDrawing);
    expect(parameters.loanAccount).toMatchObject({ bankCode: '0100' });
    expect(parameters.nextPaymentOn).toBe(panel.nextPaymentOn);
  });

  it('of savings is the savings’', async () => {
    const savings = await someCase(sql`product_type_id = 20000`);
    const parameters = await get<CaseParameters>(caseCalls.parameters, savings.id);
    expect(parameters.buildingSavings?.minimumMonthlyDeposit).toBeGreaterThan(0);
    expect(parameters).not.toHaveProperty('interestRate');
  });

  it('of a loan paid out at once is not drawn in parts', async () => {
    const unsecured = await someCase(sql`product_type_id = 1 and id in (
      select case_id from sales_arrangements where type_id = 6 and state = 6
    )`);
    for (const id of [caseCalls.mainPanel, caseCalls.parameters] as const) {
      const answer = await get<MainPanel>(id, unsecured.id);
      expect(answer.principal).toBeGreaterThan(0);
      expect(answer).not.toHaveProperty('availableForDrawing');
    }
  });

  it('of the purposes makes the loan', async () => {
    const { rows } = await backend.db.execute<{ id: number }>(sql`
      select case_id as id from loan_purposes where case_id < 9000000
      group by case_id having count(*) = 2 limit 1
    `);
    const parameters = await get<CaseParameters>(caseCalls.parameters, rows[0]?.id ?? 0);
    const sum = parameters.loanPurposes.reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(parameters.targetAmount);
  });
});

const setLoan = (caseId: number, change: Partial<typeof loans.$inferInsert>) =>
  backend.db.update(loans).set(change).where(eq(loans.caseId, caseId));

describe('what the advisor is told', () => {
  const serviced = sql`id in (
    select case_id from sales_arrangements join loans using (case_id)
    where type_id = 6 and state = 6 and drawn_amount < target_amount and case_id < 9000000
  )`;
  it.each([
    { drawingDeadline: '2026-11-19', severity: 'error' },
    { drawingDeadline: '2026-11-20', severity: 'warning' },
    { drawingDeadline: '2027-01-19', severity: 'warning' },
    { drawingDeadline: '2027-01-20', severity: undefined },
  ])('drawing until $drawingDeadline: $severity', async ({ drawingDeadline, severity }) => {
    const { id } = await someCase(serviced);
    await setLoan(id, { drawingDeadline });
    const banners = await get<{ id: string; severity: string }[]>(caseCalls.infoBanners, id);
    expect(banners.find((banner) => banner.id === 'drawing')?.severity).toBe(severity);
  });

  it('the day is that of Prague', async () => {
    const { id } = await someCase(serviced);
    await setLoan(id, { drawingDeadline: '2026-11-20' });
    backend.setNow(new Date('2026-11-20T23:30:00Z'));
    const banners = await get<{ id: string; severity: string }[]>(caseCalls.infoBanners, id);
    backend.setNow(testNow);
    expect(banners.find((banner) => banner.id === 'drawing')?.severity).toBe('error');
  });

  it.each([
    { state: 7, banner: 'cancelled' },
    { state: 9, banner: 'to-be-cancelled' },
    { state: 10, banner: 'cancelled' },
  ])('state $state: $banner', async ({ state, banner }) => {
    const { id } = await someCase(sql`${cases.state} = ${state}`);
    const banners = await get<{ id: string }[]>(caseCalls.infoBanners, id);
    expect(banners[0]?.id).toBe(banner);
  });
});

test('the history is told from the newest', async () => {
  const { id } = await someCase(sql`id = 3000016`);
  const events = await get<{ happenedOn: string; title: string }[]>(caseCalls.timeline, id);
  const instants = events.map(({ happenedOn }) => happenedOn);
  expect(instants).toEqual(instants.toSorted().toReversed());
  expect(events.at(-1)?.title).toBe('Případ založen');
});
