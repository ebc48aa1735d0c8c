import { caseCalls } from '@advisor/contracts/case/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { and, eq, gt, sql } from 'drizzle-orm';
import { cases, loans } from '../../domain/cases/schema/cases';
import { refusals } from '../../domain/refinancing/repaid-loan';
import { repaymentPolicies } from '../../domain/refinancing/schema';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';

type Terms = CallResponse<typeof refinancingCalls.repaymentTerms>;

let backend: TestApp;
beforeEach(async () => void (backend = await testApp({ contents: seededCases })));
afterEach(() => backend.close());

const ask = (caseId: number, as: DemoLogin = 'advisor') =>
  backend.callOperation(refinancingCalls.repaymentTerms, { as, params: { caseId } });
const read = async (caseId: number, as?: DemoLogin) => (await ask(caseId, as)).json<Terms>();

/** A drawn mortgage that nothing is overdue on. */
async function runningLoan() {
  const [found] = await backend.db
    .select({ row: cases, loan: loans })
    .from(loans)
    .innerJoin(cases, eq(cases.id, loans.caseId))
    .where(
      and(
        eq(cases.productTypeId, 20001),
        gt(loans.principal, 500_000),
        eq(loans.overdueAmount, 0),
        sql`${loans.drawnAmount} = ${cases.targetAmount}`,
        sql`${cases.id} < 9000000`,
      ),
    )
    .orderBy(cases.id)
    .limit(1);
  if (found === undefined) throw new Error('no such loan');
  return found;
}

const today = testNow.toISOString().slice(0, 10);

test('a running loan is told as a repayment is calculated from it', async () => {
  const { row, loan } = await runningLoan();
  const terms = await read(row.id);
  expect(terms).toMatchObject({
    today,
    loan: {
      productTypeId: 20001,
      principal: loan.principal,
      interestRate: loan.interestRate,
      monthlyPayment: loan.monthlyPayment,
      loanMaturityOn: loan.maturityOn,
      contractSignedOn: loan.contractSignedOn,
      totalCredit: row.targetAmount,
      fixedRateValidTo: loan.fixedRateValidTo,
    },
    policy: { versionId: 1, policy: { costs: 1_000 } },
  });
  expect(terms.refusal).toBeUndefined();
  expect(terms.earliestPaymentOn > today).toBe(true);
  expect(terms.loan!.nextPaymentOn >= today).toBe(true);
  expect(terms.loan!.fixedRateValidFrom! < terms.loan!.fixedRateValidTo!).toBe(true);
});

test.each([
  ['is not drawn', { drawnAmount: 0, principal: 0 }, refusals.notDrawn],
  [
    'is drawn in part',
    { drawnAmount: 1_000, principal: 1_000, drawingDeadline: '2099-01-01' },
    refusals.drawing,
  ],
  ['is repaid', { principal: 0 }, refusals.repaid],
  ['is past its maturity', { maturityOn: '2026-01-15' }, refusals.notNow],
])('a loan that %s is refused, in the menu too', async (_, change, refusal) => {
  const { row } = await runningLoan();
  await backend.db.update(loans).set(change).where(eq(loans.caseId, row.id));
  const terms = await read(row.id);
  expect(terms.refusal).toBe(refusal);
  expect(terms.loan).toBeUndefined();
  const menu = await backend.callOperation(caseCalls.menuFlags, {
    as: 'advisor',
    params: { caseId: row.id },
  });
  expect(menu.json()).toContainEqual({
    section: 'extra-payment',
    isActive: false,
    reason: refusal,
  });
});

test('that something is overdue is told only to who may see it', async () => {
  const { row } = await runningLoan();
  await backend.db.update(loans).set({ overdueAmount: 100 }).where(eq(loans.caseId, row.id));
  await backend.db.update(cases).set({ ownerId: 2 }).where(eq(cases.id, row.id));
  expect((await read(row.id, 'advisor')).refusal).toBe(refusals.overdue);
  expect((await read(row.id, 'broker')).refusal).toBe(refusals.notNow);
});

test('the bank’s version of the day holds, not one that is only prepared', async () => {
  const { row } = await runningLoan();
  const policy = { costs: 500, anniversaryIncluded: true, averageRatePercent: null };
  await backend.db.insert(repaymentPolicies).values({ validFrom: '2099-01-01', policy });
  expect((await read(row.id)).policy.versionId).toBe(1);
  await backend.db.insert(repaymentPolicies).values({ validFrom: today, policy });
  expect((await read(row.id)).policy).toMatchObject({ validFrom: today, policy });
  await backend.db.delete(repaymentPolicies);
  expect((await ask(row.id)).statusCode).toBe(503);
});

test('it is for who may open the case', async () => {
  const { row } = await runningLoan();
  expect((await ask(row.id, 'norights')).statusCode).toBe(403);
  expect((await ask(77)).statusCode).toBe(404);
});
