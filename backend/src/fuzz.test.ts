import { contract } from '@advisor/contracts/contract';
import { testCalls } from '@advisor/contracts/test/calls';
import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { sql } from 'drizzle-orm';
import { edgeDays } from './testing/fuzz/arbitrary-input';
import { arbitraryRequest, type KnownIds, takesDates } from './testing/fuzz/arbitrary-request';
import { seededCases } from './testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from './testing/test-app';

/** `npm run fuzz` asks for many more. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

let test: TestApp;
let known: KnownIds;
beforeAll(async () => {
  test = await testApp({ contents: seededCases });
  known = await readIds();
});
afterAll(() => test.close());

/** Not those of the sentinels, which fail on purpose. */
async function idsOf(table: string, column: string): Promise<number[]> {
  const { rows } = await test.db.execute<{ id: number }>(
    sql.raw(`select ${column} as id from ${table}
      where ${column} < 9000000 and ${column} not between 900000 and 900999 order by 1 limit 40`),
  );
  return rows.map(({ id }) => Number(id));
}

async function readIds(): Promise<KnownIds> {
  const documents = await idsOf('signing_documents', 'document_id');
  return {
    caseId: await idsOf('cases', 'id'),
    salesArrangementId: await idsOf('sales_arrangements', 'id'),
    customerOnSAId: await idsOf('customers_on_sa', 'id'),
    documentOnSAId: documents,
    documentId: documents,
    offerId: await idsOf('offers', 'id'),
    taskId: await idsOf('tasks', 'id'),
    userId: [1, 2, 3],
  };
}

const users: readonly (DemoLogin | undefined)[] = [
  ...(['advisor', 'admin', 'broker', 'advisor', 'admin', 'broker', 'norights'] as const),
  undefined,
];

/** All but the clock, which would make every session old, and streams, which have no end. */
const operations = contract.filter(
  ({ operation, endpoint }) => operation !== testCalls.moveClock && endpoint.response !== 'events',
);

/** What went wrong on our side, if anything did. */
async function ask(request: InjectOptions, login: DemoLogin | undefined) {
  const { statusCode, body } = await test.call(request, login);
  if (statusCode < 500 || statusCode === 501) return { statusCode };
  const sent = `${request.method} ${String(request.url)} ${String(request.payload ?? '')}`;
  const failure = `${statusCode} ${sent.slice(0, 1_500)} → ${body.slice(0, 200)}`;
  return { statusCode, failure };
}

it('no request makes any operation fail on our side', async () => {
  const each = Math.ceil(requests / test.app.served.size);
  const failed: string[] = [];
  const statuses: Record<number, number> = {};
  for (const declared of operations) {
    const sample = fc.sample(arbitraryRequest(declared, known), {
      numRuns: test.app.served.has(declared.operation.id) ? each : 1,
      seed,
    });
    for (const [index, request] of sample.entries()) {
      const { statusCode, failure } = await ask(request, users[index % users.length]);
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      if (failure !== undefined) failed.push(failure);
    }
  }
  if (process.env.FUZZ_REQUESTS !== undefined) {
    process.stdout.write(`${JSON.stringify(statuses)}\n`);
  }
  expect(failed).toEqual([]);
}, 1_800_000);

it.each(edgeDays)('no call fails on our side when all its dates are %s', async (day) => {
  const failed: (string | undefined)[] = [];
  for (const declared of operations) {
    if (!takesDates(declared) || !test.app.served.has(declared.operation.id)) continue;
    for (const request of fc.sample(arbitraryRequest(declared, known, day), { numRuns: 4, seed })) {
      failed.push((await ask(request, 'admin')).failure);
    }
  }
  expect(failed.filter((failure) => failure !== undefined)).toEqual([]);
});
