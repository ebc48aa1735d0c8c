import { caseCalls } from '@advisor/contracts/case/calls';
import {
  productType,
  salesArrangementState,
  salesArrangementType,
} from '@advisor/contracts/codebooks';
import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { cases, loans } from '../../domain/cases/schema/cases';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { refinancingProcesses } from '../../domain/refinancing/schema';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const { retention, refixation, extraPayment } = refinancingType;
const { inProgressInProduct, finished, handover, cancelled } = refinancingState;

let caseId = 0;
/** A mortgage whose rate may change, without a process. */
beforeEach(async () => {
  await backend.db.delete(refinancingProcesses);
  const [found] = await backend.db
    .select({ id: cases.id })
    .from(cases)
    .innerJoin(loans, eq(loans.caseId, cases.id))
    .where(
      sql`${cases.id} < 9000000 and ${cases.state} = 1 and ${cases.productTypeId} = 20001
        and ${loans.drawnAmount} = ${cases.targetAmount} and ${loans.principal} > 0`,
    )
    .orderBy(cases.id)
    .limit(1);
  caseId = found?.id ?? 0;
  await changeLoan({
    contractSignedOn: '2020-06-10',
    overdueAmount: 0,
    fixedRateValidTo: '2027-06-15',
    maturityOn: '2040-06-15',
  });
});

const changeLoan = (change: Partial<typeof loans.$inferInsert>) =>
  backend.db.update(loans).set(change).where(eq(loans.caseId, caseId));
const begin = (typeId: number, state: number) =>
  backend.db.insert(refinancingProcesses).values({ caseId, typeId, state, createdOn: testNow });

async function entry(section: string, id = caseId) {
  const response = await backend.callOperation(caseCalls.menuFlags, {
    as: 'advisor',
    params: { caseId: id },
  });
  return response
    .json<CallResponse<typeof caseCalls.menuFlags>>()
    .find((flag) => flag.section === section);
}

it('opens the change of the rate while the loan allows it', async () => {
  expect(await entry('refinancing')).toEqual({ section: 'refinancing', isActive: true });
});

it.each([
  [{ fixedRateValidTo: '2026-11-19' }, 'Fixace sazby už skončila.'],
  [{ fixedRateValidTo: null }, 'Úvěr nemá sazbu, jejíž fixace by se měnila.'],
  [{ principal: 0 }, 'Úvěr je splacený.'],
  [{ drawnAmount: 0, principal: 0 }, 'Úvěr ještě nebyl čerpán.'],
  [{ contractSignedOn: null }, 'Smlouva není podepsaná, podmínky úvěru nelze měnit.'],
])('closes it and says why: %j', async (change, reason) => {
  await changeLoan(change);
  expect(await entry('refinancing')).toEqual({ section: 'refinancing', isActive: false, reason });
});

it('keeps what was done in sight when the loan allows no more', async () => {
  await begin(retention.code, finished.code);
  await changeLoan({ fixedRateValidTo: null, overdueAmount: 1 });
  expect(await entry('refinancing')).toEqual({ section: 'refinancing', isActive: true });
  expect(await entry('extra-payment')).toMatchObject({ isActive: false });
});

it('counts the processes that are open, each where it belongs', async () => {
  await begin(retention.code, cancelled.code);
  await begin(retention.code, handover.code);
  await begin(refixation.code, inProgressInProduct.code);
  await begin(extraPayment.code, finished.code);
  await begin(extraPayment.code, inProgressInProduct.code);
  expect(await entry('refinancing')).toMatchObject({ isActive: true, count: 2 });
  expect(await entry('extra-payment')).toMatchObject({ isActive: true, count: 1 });
  expect(await entry('processes')).toMatchObject({ isActive: true, count: 3 });
});

it('closes the list of processes of a case without any', async () => {
  expect(await entry('processes')).toEqual({
    section: 'processes',
    isActive: false,
    reason: 'Na případu zatím nebyl žádný proces změny sazby ani mimořádné splátky.',
  });
});

it('closes all three for savings', async () => {
  const [savings] = await backend.db
    .select({ id: cases.id })
    .from(cases)
    .where(eq(cases.productTypeId, productType.buildingSavings.code))
    .limit(1);
  for (const section of ['refinancing', 'extra-payment', 'processes'])
    expect(await entry(section, savings?.id)).toMatchObject({
      isActive: false,
      reason: expect.stringMatching(/\.$/),
    });
});

const shown = async (banner: string) => {
  const response = await backend.callOperation(caseCalls.infoBanners, {
    as: 'advisor',
    params: { caseId },
  });
  return response.json<CallResponse<typeof caseCalls.infoBanners>>().find(({ id }) => id === banner)
    ?.description;
};
const bannerOfFixation = () => shown('fixation');
const refix = (id: number, effectiveFrom: string) =>
  backend.db.insert(refinancingProcesses).values({
    caseId: id,
    typeId: refixation.code,
    state: finished.code,
    createdOn: testNow,
    effectiveFrom,
  });

it('names the requests that somebody works on', async () => {
  await backend.db
    .delete(salesArrangements)
    .where(
      and(
        eq(salesArrangements.caseId, caseId),
        gt(salesArrangements.typeId, salesArrangementType.loanApplication.code),
      ),
    );
  expect(await shown('open-service')).toBeUndefined();
  await backend.db.insert(salesArrangements).values(
    [salesArrangementType.mortgageRetention, salesArrangementType.extraPayment].map(
      ({ code: typeId }) => ({
        caseId,
        typeId,
        state: salesArrangementState.inProgress.code,
        createdOn: testNow,
      }),
    ),
  );
  expect(await shown('open-service')).toBe('Retence, Mimořádná splátka.');
});

describe('that the fixation ends', () => {
  it.each([
    { fixedRateValidTo: '2026-11-19', isShown: false },
    { fixedRateValidTo: '2026-11-20', isShown: true },
    { fixedRateValidTo: '2027-05-19', isShown: true },
    { fixedRateValidTo: '2027-05-20', isShown: false },
  ])('is told of a rate fixed until $fixedRateValidTo: $isShown', async (row) => {
    const { fixedRateValidTo, isShown } = row;
    await changeLoan({ fixedRateValidTo });
    expect((await bannerOfFixation()) !== undefined).toBe(isShown);
  });

  it('asks for an offer until a new rate is signed', async () => {
    await changeLoan({ fixedRateValidTo: '2027-03-15' });
    await refix(caseId, '2022-03-16');
    expect(await bannerOfFixation()).toBe('Nabídněte klientovi novou sazbu.');
    await refix(caseId, '2027-03-16');
    expect(await bannerOfFixation()).toBe('Nová sazba je podepsaná.');
  });

  it('is of this case alone', async () => {
    await changeLoan({ fixedRateValidTo: '2027-03-15' });
    const [other] = await backend.db
      .select({ id: cases.id })
      .from(cases)
      .where(ne(cases.id, caseId))
      .limit(1);
    await refix(other?.id ?? 0, '2027-03-16');
    expect(await bannerOfFixation()).toBe('Nabídněte klientovi novou sazbu.');
  });
});
