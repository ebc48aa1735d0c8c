import { Agent, request } from 'node:http';
import { simulateMortgage } from '@advisor/lending/loan/mortgage-simulation';
import { permission } from '@advisor/contracts/permissions';
import { startPostgres } from '../scripts/throw-away-postgres';
import { bankDay } from '../src/platform/calendar';
import { systemClock } from '../src/platform/clock';
import { defaultConfig } from '../src/platform/config/config';
import { openDatabase } from '../src/platform/database/client';
import type { Database } from '../src/platform/database/database';
import { userPermissions, users } from '../src/platform/session/schema/users';
import { firstDrawingDay } from '../src/domain/offers/drawing-date';
import { ensureRates } from '../src/modules/offers/seed/rate-tables';
import { createSession } from '../src/platform/session/session-store';
import { startBackEnd } from './back-end-process';
import { percentiles } from './percentiles';

/*
 * Ten thousand simulations of a mortgage of thirty years through HTTP (session, permission,
 * validation, findings, answer), against the pure function with the same inputs plus as many calls
 * that do next to nothing. In turns, one call after another, so that the load of the machine burdens
 * them alike; the time that the back end keeps a core busy is stated beside. Prints JSON as its last
 * line.
 */

const rounds = 20;
const callsARound = 500;
const warmUpRounds = 2;
const dataKey = Buffer.alloc(32, 'bench');
const today = bankDay(new Date());
const drawingDate = firstDrawingDay(today, 10);

/** Every input is another. */
const amountOf = (index: number) => 3_000_000 + index * 100;

const bodyOf = (index: number) => ({
  loanAmount: amountOf(index),
  loanPurposes: [{ loanPurposeId: 201, amount: amountOf(index) }],
  collateralAmount: 6_000_000,
  loanDuration: 360,
  fixedRatePeriod: 60,
  expectedDateOfDrawing: drawingDate,
  paymentDay: 15,
  hasEnergySavings: true,
  hasPropertyInsurance: true,
  feeIds: [2],
  household: { applicantAge: 34, netMonthlyIncome: 90_000 },
});

/** The same loan as the back end makes of {@link bodyOf}. */
const pure = (index: number) =>
  simulateMortgage({
    amount: amountOf(index),
    months: 360,
    ratePercent: 4.49,
    discounts: [
      { code: '1', points: 0.1 },
      { code: '3', points: 0.1 },
    ],
    fixationMonths: 60,
    drawingDate,
    paymentDay: 15,
    fees: [{ code: '2', amount: 4_900, when: 'opening', inRpsn: true }],
    insuranceMonthly: 500,
    insuranceInRpsn: true,
    collateralValue: 6_000_000,
    household: { netMonthlyIncome: 90_000, otherMonthlyInstalments: 0, otherDebt: 0 },
    stressPoints: 2,
  });

async function signIn(db: Database): Promise<string> {
  const [user] = await db
    .insert(users)
    .values({ login: 'bench', firstName: 'Bench', lastName: 'Bench', isInternal: true })
    .returning({ id: users.id });
  if (user === undefined) throw new Error('no user');
  await db
    .insert(userPermissions)
    .values({ userId: user.id, permission: permission.employeeMortgage });
  const backend = { db, clock: systemClock, config: defaultConfig };
  return `advisor-session=${await createSession(backend, user.id)}`;
}

type Call = (path: string, body: unknown) => Promise<void>;

/** One connection, as a browser keeps it open. */
function caller(address: string, cookie: string): Call {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { cookie, 'content-type': 'application/json', 'accept-encoding': 'br' };
  return (path, body) =>
    new Promise((resolve, reject) => {
      const sent = request(
        `${address}/api/v1/${path}`,
        { method: 'POST', agent, headers },
        (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
          answer.resume().once('end', () => resolve());
        },
      );
      sent.once('error', reject).end(JSON.stringify(body));
    });
}

interface Run {
  /** Milliseconds of each call, as the caller waits. */
  samples: number[];
  /** Milliseconds that a core was busy. */
  busy: number;
}

/** Adds a round of calls. @param busy time that the core has been busy so far, milliseconds */
async function addRound(
  run: Run,
  call: (index: number) => unknown,
  from: number,
  busy: () => number,
): Promise<void> {
  const before = busy();
  for (let index = from; index < from + callsARound; index += 1) {
    const began = performance.now();
    await call(index);
    run.samples.push(performance.now() - began);
  }
  run.busy += busy() - before;
}

/** Milliseconds that this process has kept a core busy. */
function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const run = (): Run => ({ samples: [], busy: 0 });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const rounded = (value: number) => Math.round(value * 100) / 100;

async function bench(url: string): Promise<void> {
  const { db, close } = await openDatabase({ url, prepare: (empty) => ensureRates(empty, today) });
  const backEnd = await startBackEnd(url, dataKey);
  let [pureRun, emptyRun, httpRun] = [run(), run(), run()];
  try {
    const call = caller(backEnd.address, await signIn(db));
    const day = { dateFrom: today, dateTo: today };
    const empty = () => call('codebooks/banking-days', day);
    const simulate = (index: number) => call('offer/mortgage', bodyOf(index));
    for (let round = -warmUpRounds; round < rounds; round += 1) {
      if (round === 0) [pureRun, emptyRun, httpRun] = [run(), run(), run()];
      const from = (round + warmUpRounds) * callsARound;
      await addRound(pureRun, pure, from, ownTime);
      await addRound(emptyRun, empty, from, backEnd.busy);
      await addRound(httpRun, simulate, from, backEnd.busy);
    }
  } finally {
    await backEnd.stop();
    await close();
  }
  const waited = ({ samples }: Run) => rounded(sum(samples) / 1_000);
  const busyMs = ({ busy }: Run) => rounded(busy / 1_000);
  const measures = [
    {
      name: 'simulations, HTTP / (pure + empty call)',
      value: rounded(sum(httpRun.samples) / (sum(pureRun.samples) + sum(emptyRun.samples))),
      unit: '×',
      limit: 1.5,
      details: {
        pure: percentiles(pureRun.samples),
        empty: percentiles(emptyRun.samples),
        http: percentiles(httpRun.samples),
      },
    },
    { name: '10,000 simulations, HTTP', value: waited(httpRun), unit: 's' },
    { name: '10,000 simulations, pure', value: waited(pureRun), unit: 's' },
    { name: '10,000 empty calls', value: waited(emptyRun), unit: 's' },
    { name: '10,000 simulations, back end busy', value: busyMs(httpRun), unit: 's' },
    { name: '10,000 empty calls, back end busy', value: busyMs(emptyRun), unit: 's' },
  ];
  process.stdout.write(`${JSON.stringify(measures)}\n`);
}

const server = await startPostgres();
try {
  await bench(server.url);
} finally {
  await server.stop();
}
