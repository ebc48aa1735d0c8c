import { caseCalls } from '@advisor/contracts/case/calls';
import { decisionCalls } from '@advisor/contracts/decision/calls';
import { incomeCalls } from '@advisor/contracts/income/calls';
import { and, eq, sql } from 'drizzle-orm';
import { isDebtor } from '../../domain/cases/loan-application';
import { cases } from '../../domain/cases/schema/cases';
import { customersOnSA, salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import type { Database } from '../../platform/database/database';
import { completeApplication, signDocument } from '../../testing/complete-application';
import { hubClient, servicedCase, startService } from '../../testing/hub';
import { salary } from '../../testing/people';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

type Answer = ReturnType<TestApp['callOperation']>;
const send = (ids: { caseId: number; salesArrangementId: number }) =>
  hubClient(backend, ids).call(decisionCalls.send);

/** Transactions of our database that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await backend.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

/** The calls wait for an arrangement until the work is done; their states, each once it has waited. */
async function whileHeld(
  salesArrangementId: number,
  calls: readonly (() => Answer)[],
  work: (tx: Database) => Promise<unknown> = () => Promise.resolve(),
): Promise<number[]> {
  const { answers } = await backend.db.transaction(async (tx) => {
    await tx
      .select()
      .from(salesArrangements)
      .where(eq(salesArrangements.id, salesArrangementId))
      .for('update');
    const started: Answer[] = [];
    for (const call of calls) {
      started.push(call());
      while ((await waiting()) < started.length);
    }
    await work(tx);
    return { answers: started };
  });
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}

async function earnMore(salesArrangementId: number) {
  const [debtor] = await backend.db
    .select({ customerOnSAId: customersOnSA.id })
    .from(customersOnSA)
    .where(and(eq(customersOnSA.salesArrangementId, salesArrangementId), isDebtor));
  return () =>
    backend.callOperation(incomeCalls.create, {
      as: 'advisor',
      params: debtor!,
      body: { ...salary, netMonthlyIncome: 12_000 },
    });
}

test('an application is not sent with an income that was not assessed', async () => {
  const ids = await completeApplication(backend);
  const earn = await earnMore(ids.salesArrangementId);
  expect(await whileHeld(ids.salesArrangementId, [earn, () => send(ids)])).toEqual([200, 400]);
});

test('nothing comes to an application that is being sent', async () => {
  const ids = await completeApplication(backend);
  const earn = await earnMore(ids.salesArrangementId);
  expect(await whileHeld(ids.salesArrangementId, [() => send(ids), earn])).toEqual([204, 409]);
});

test('a refusal and a cancellation end a case once', async () => {
  const ids = await completeApplication(backend);
  await send(ids);
  const refuse = () =>
    hubClient(backend, ids, 'specialist').call(decisionCalls.decide, {
      kind: 'refused',
      reason: 'Splácení vázne.',
    });
  const cancel = () => hubClient(backend, ids).call(caseCalls.cancel);
  expect(await whileHeld(ids.salesArrangementId, [cancel, refuse])).toEqual([200, 409]);
});

test('a service request is sent while its parameters change', async () => {
  const ids = await startService(backend, await servicedCase(backend));
  const hub = hubClient(backend, ids);
  const { version } = await hub.parameters();
  await hub.update(version, { salesArrangementTypeId: 7, paymentDay: 5 });
  await signDocument(backend, ids.salesArrangementId, 'generalChange');
  // As the change does: it has the request, and takes the case at its end.
  const states = await whileHeld(ids.salesArrangementId, [() => send(ids)], (tx) =>
    tx
      .update(cases)
      .set({ version: sql`${cases.version} + 1` })
      .where(eq(cases.id, ids.caseId)),
  );
  expect(states).toEqual([204]);
});
