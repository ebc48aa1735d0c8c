import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { loanAtNewRate } from '@advisor/lending/repayment/rate-change';
import { permission } from '@advisor/contracts/permissions';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { startPostgres } from '../scripts/throw-away-postgres';
import { cases, loans } from '../src/domain/cases/schema/cases';
import { salesArrangements } from '../src/domain/cases/schema/sales-arrangements';
import { interestRates } from '../src/domain/offers/schema/rate-versions';
import { refinancingOffers } from '../src/domain/refinancing/schema';
import { ensureRates } from '../src/modules/offers/seed/rate-tables';
import { ensureRepaymentPolicy } from '../src/modules/refinancing/seed/policy';
import { addMonths, bankDay } from '../src/platform/calendar';
import { systemClock } from '../src/platform/clock';
import { defaultConfig } from '../src/platform/config/config';
import { openDatabase } from '../src/platform/database/client';
import type { Database } from '../src/platform/database/database';
import { createSession } from '../src/platform/session/session-store';
import { userPermissions, users } from '../src/platform/session/schema/users';
import { startBackEnd } from './back-end-process';
import { percentiles } from './percentiles';
import { throughHttp } from './side-by-side';

/*
 * Offers of refixation for ten periods through HTTP, each time of another balance so that all of them
 * are kept anew, against the pure calculation with the same inputs plus a call that does next to
 * nothing. In turns. Prints JSON as its last line.
 */

const rounds = 120;
/** As in a back end that has served for a while. */
const warmUpRounds = 300;
const dataKey = Buffer.alloc(32, 'bench');
const today = bankDay(new Date());
const periods = [12, 24, 36, 48, 60, 72, 84, 96, 108, 120];
const paymentDay = 15;
const fixedRateValidTo = addMonths(today, 5, paymentDay);
const maturityOn = addMonths(today, 300, paymentDay);
const nextPaymentOn = addMonths(today, 1, paymentDay);
const interestRate = 4.79;
const balanceOf = (round: number) => 2_000_000 + 1_000 * (round + warmUpRounds);

/** The same as the back end calculates. */
const pure = (round: number) => {
  for (const fixedRatePeriod of periods)
    loanAtNewRate(
      {
        balance: balanceOf(round),
        ratePercent: 5.49,
        instalment: 13_000,
        paymentDay,
        nextPaymentOn,
        maturityOn,
      },
      { day: fixedRateValidTo, fixedRatePeriod, interestRate },
    );
};

async function prepare(db: Database): Promise<void> {
  await ensureRates(db, today);
  await ensureRepaymentPolicy(db);
  await db.delete(interestRates).where(eq(interestRates.productTypeId, 20001));
  for (const months of periods)
    await db.execute(sql`
      insert into interest_rates (version_id, product_type_id, fixed_rate_period, max_ltv, min_amount, rate)
      select id, 20001, ${months}, 80, 0, ${interestRate} from rate_versions`);
}

/** A loan in the middle of its fixation. @returns its case's number, and the session */
async function begin(db: Database): Promise<{ caseId: number; cookie: string }> {
  const [user] = await db
    .insert(users)
    .values({ login: 'bench', firstName: 'Měřená', lastName: 'Osoba', isInternal: true })
    .returning();
  if (user === undefined) throw new Error('nobody to sign in');
  await db.insert(userPermissions).values(
    [permission.searchCases, permission.manageRefinancing].map((code) => ({
      userId: user.id,
      permission: code,
    })),
  );
  const now = new Date();
  const [row] = await db
    .insert(cases)
    .values({
      mandantId: 2,
      productTypeId: 20001,
      state: 1,
      ownerId: user.id,
      targetAmount: 3_000_000,
      createdOn: now,
      lastChangedOn: now,
      searchKey: '',
      clientSortKey: '',
    })
    .returning();
  if (row === undefined) throw new Error('no case was made');
  const caseId = row.id;
  await db.insert(salesArrangements).values({ caseId, typeId: 6, state: 6, createdOn: now });
  await db.insert(loans).values({
    caseId,
    interestRate: 5.49,
    fixedRatePeriod: 60,
    fixedRateValidTo,
    durationMonths: 360,
    maturityOn,
    monthlyPayment: 13_000,
    paymentDay,
    contractSignedOn: addMonths(today, -54),
    drawnAmount: 3_000_000,
    principal: balanceOf(0),
  });
  const backend = { db, clock: systemClock, config: defaultConfig };
  return { caseId, cookie: `advisor-session=${await createSession(backend, user.id)}` };
}

async function time(run: () => unknown): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

async function bench(url: string): Promise<void> {
  const { db, close } = await openDatabase({ url, prepare });
  const backEnd = await startBackEnd(url, dataKey);
  const [pureRun, emptyRun, httpRun]: [number[], number[], number[]] = [[], [], []];
  try {
    const { caseId, cookie } = await begin(db);
    const path = `case/${caseId}/simulate-mortgage-refixation-offer-list`;
    const list = throughHttp(backEnd.address, cookie, path, {});
    const day = { dateFrom: today, dateTo: today };
    const empty = throughHttp(backEnd.address, cookie, codebookCalls.bankingDays.path, day);
    for (let round = -warmUpRounds; round < rounds; round += 1) {
      await db
        .update(loans)
        .set({ principal: balanceOf(round) })
        .where(eq(loans.caseId, caseId));
      // A case has the offers of a few lists, not of hundreds.
      await db.delete(refinancingOffers).where(isNotNull(refinancingOffers.cancelledOn));
      const pureTime = await time(() => pure(round));
      const emptyTime = await time(empty);
      const httpTime = await time(list);
      if (round < 0) continue;
      pureRun.push(pureTime);
      emptyRun.push(emptyTime);
      httpRun.push(httpTime);
    }
  } finally {
    await backEnd.stop();
    await close();
  }
  const [whole, calculation, call] = [httpRun, pureRun, emptyRun].map(percentiles);
  if (!whole || !calculation || !call) throw new Error('nothing was measured');
  const measures = [
    {
      name: 'ten offers of refixation, HTTP / (pure + empty call)',
      value: Math.round((100 * whole.p50) / (calculation.p50 + call.p50)) / 100,
      unit: '×',
      limit: 1.5,
      details: { http: whole, pure: calculation, empty: call },
    },
  ];
  process.stdout.write(`${JSON.stringify(measures)}\n`);
}

const server = await startPostgres();
try {
  await bench(server.url);
} finally {
  await server.stop();
}
