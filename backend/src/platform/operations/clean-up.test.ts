/** @database both: deletes by time, in portions */
import { eq, sql } from 'drizzle-orm';
import { accessJournal } from '../access-journal/schema';
import { quotas } from '../quotas/schema';
import { browserErrors, webVitals } from '../../modules/diagnostics/schema';
import { sessions, signInFailures, signInFlows } from '../session/schema/sessions';
import {
  embedCodes,
  signingIdempotency,
  signingLinks,
} from '../../modules/signing/schema/signing-records';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../testing/test-app';
import { jobs } from '../jobs/schema';
import { outdatedRows } from '../../modules';
import { cleanUp } from './clean-up';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ contents: seededCases });
});
afterAll(() => test.close());

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);
const days = (count: number) => minutes(count * 1_440);
const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const userId = 1;
const documentId = 900_035;

it('removes what is over, and nothing else', async () => {
  const { db, app } = test;
  const session = { userId, createdAt: days(-1), lastSeenAt: minutes(-1), validTo: minutes(1) };
  const code = { clientId: 'portal', userId, documentId };
  const link = { purpose: 'delegated', documentId, sealedAddress: '', returnTo: '/' } as const;
  const answer = { userId, requestHash: '', sealedAnswer: '' };
  const flow = { codeVerifier: '', nonce: '' };
  await db.insert(sessions).values([
    { ...session, idHash: 'stays' },
    { ...session, idHash: 'over', validTo: minutes(-1) },
    { ...session, idHash: 'idle', lastSeenAt: minutes(-31) },
  ]);
  await db.insert(signInFlows).values([
    { ...flow, stateHash: 'stays', validTo: minutes(1) },
    { ...flow, stateHash: 'over', validTo: minutes(-1) },
  ]);
  await db.insert(signInFailures).values([
    { key: 'stays', failures: 1, since: minutes(-14) },
    { key: 'over', failures: 5, since: minutes(-15) },
  ]);
  await db.insert(embedCodes).values([
    { ...code, codeHash: 'stays', expiresOn: minutes(1) },
    { ...code, codeHash: 'over', expiresOn: minutes(-1) },
  ]);
  await db.insert(signingLinks).values([
    { ...link, tokenHash: 'stays', expiresOn: days(-29) },
    { ...link, tokenHash: 'over', expiresOn: days(-31) },
  ]);
  await db.insert(signingIdempotency).values([
    { ...answer, key: uuid(1), createdOn: minutes(-1_430) },
    { ...answer, key: uuid(2), createdOn: minutes(-1_450) },
  ]);
  const part = { part: 'case', version: '1', channel: 'stable', route: '/' } as const;
  const error = { ...part, origin: 'render' as const, name: 'Error', frames: [], count: 1 };
  await db.insert(browserErrors).values([
    { ...error, fingerprint: 'stays', reportedOn: days(-13) },
    { ...error, fingerprint: 'over', reportedOn: days(-15) },
  ]);
  await db.insert(webVitals).values([
    { ...part, name: 'LCP', value: 1, reportedOn: days(-13) },
    { ...part, name: 'LCP', value: 2, reportedOn: days(-15) },
  ]);
  await db.insert(quotas).values([
    { key: 'stays', since: minutes(-59), taken: 1 },
    { key: 'over', since: minutes(-61), taken: 1 },
  ]);
  const access = { userId: 1, subject: 'case', slot: days(0), operation: 'case.get' };
  await db.insert(accessJournal).values([
    { ...access, subjectId: '1', seenOn: days(-729) },
    { ...access, subjectId: '2', seenOn: days(-731) },
  ]);
  const job = { name: 'test', input: {}, runAt: days(-8), state: 'done' } as const;
  await db.insert(jobs).values([
    { ...job, key: 'stays', finishedOn: days(-6) },
    { ...job, key: 'over', finishedOn: days(-8) },
    // Somebody has to decide about it.
    { ...job, key: 'stays', finishedOn: days(-8), state: 'dead' },
  ]);

  expect(await cleanUp(app.backend, outdatedRows)).toBe(12);
  const left = await db.execute<{ key: string }>(sql`
    select id_hash as key from sessions union all select state_hash from sign_in_flows
    union all select key from sign_in_failures union all select code_hash from embed_codes
    union all select token_hash from signing_links where document_id = ${documentId}
    union all select fingerprint from browser_errors union all select key from report_quotas
    union all select key from jobs where name = ${job.name}`);
  expect(left.rows.map(({ key }) => key)).toEqual(Array(9).fill('stays'));
  expect(await db.$count(signingIdempotency)).toBe(1);
  expect(await db.$count(webVitals)).toBe(1);
  expect(await cleanUp(app.backend, outdatedRows)).toBe(0);
});

it('is done every night', async () => {
  const { db, app } = test;
  const old = {
    userId,
    idHash: 'old',
    createdAt: days(-1),
    lastSeenAt: days(-1),
    validTo: days(-1),
  };
  await app.jobs.runDue();
  await db.insert(sessions).values(old);
  await app.jobs.runDue();
  expect(await db.$count(sessions, eq(sessions.idHash, 'old'))).toBe(1);
  test.setNow(days(1));
  await app.jobs.runDue();
  expect(await db.$count(sessions, eq(sessions.idHash, 'old'))).toBe(0);
});
