import { Agent, request } from 'node:http';
import { simulateMortgage } from '@advisor/lending/mortgage-simulation';
import { permission } from '@advisor/contracts/permissions';
import { startPostgres } from '../scripts/throw-away-postgres';
import { bankDay } from '../src/calendar';
import { systemClock } from '../src/clock';
import { defaultConfig } from '../src/config';
import { openDatabase } from '../src/db/client';
import type { Database } from '../src/db/database';
import { userPermissions, users } from '../src/db/schema/users';
import { firstDrawingDay } from '../src/offers/drawing-date';
import { ensureRates } from '../src/seed/rate-tables';
import { createSession } from '../src/session/session-store';
import { startBackEnd } from './back-end-process';
import { percentiles } from './percentiles';

/*
 * Ten thousand simulations of a mortgage of thirty years through HTTP (session, permission,
 * validation, findings, answer), against the pure function with the same inputs plus as many calls
 * that do next to nothing. In turns, one call after another, so that the load of the machine burdens
 * them alike. Prints JSON as its last line.
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

/** Milliseconds of each call. */
async function samplesOf(run: (index: number) => unknown, from: number): Promise<number[]> {
  const samples: number[] = [];
  for (let index = from; index < from + callsARound; index += 1) {
    const began = performance.now();
    await run(index);
    samples.push(performance.now() - began);
  }
  return samples;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const rounded = (value: number) => Math.round(value * 100) / 100;

async function bench(url: string): Promise<void> {
  const { db, close } = await openDatabase({ url, prepare: (empty) => ensureRates(empty, today) });
  const backEnd = await startBackEnd(url, dataKey);
  const all = { pure: [] as number[], empty: [] as number[], http: [] as number[] };
  try {
    const call = caller(backEnd.address, await signIn(db));
    const day = { dateFrom: today, dateTo: today };
    for (let round = -warmUpRounds; round < rounds; round += 1) {
      const from = (round + warmUpRounds) * callsARound;
      const samples = {
        pure: await samplesOf(pure, from),
        empty: await samplesOf(() => call('codebooks/banking-days', day), from),
        http: await samplesOf((index) => call('offer/mortgage', bodyOf(index)), from),
      };
      if (round < 0) continue;
      all.pure.push(...samples.pure);
      all.empty.push(...samples.empty);
      all.http.push(...samples.http);
    }
  } finally {
    await backEnd.stop();
    await close();
  }
  const seconds = (samples: number[]) => rounded(sum(samples) / 1_000);
  const ratio = sum(all.http) / (sum(all.pure) + sum(all.empty));
  const details = {
    pure: percentiles(all.pure),
    empty: percentiles(all.empty),
    http: percentiles(all.http),
  };
  const measures = [
    {
      name: 'simulations, HTTP / (pure + empty call)',
      value: rounded(ratio),
      unit: '×',
      limit: 1.5,
      details,
    },
    { name: '10,000 simulations, HTTP', value: seconds(all.http), unit: 's' },
    { name: '10,000 simulations, pure', value: seconds(all.pure), unit: 's' },
    { name: '10,000 empty calls', value: seconds(all.empty), unit: 's' },
  ];
  process.stdout.write(`${JSON.stringify(measures)}\n`);
}

const server = await startPostgres();
try {
  await bench(server.url);
} finally {
  await server.stop();
}
