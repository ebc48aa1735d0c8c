import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caseCalls } from '@advisor/contracts/case/calls';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import type { FirstAnswer } from '@advisor/deployment/first-answers';
import type { FirstRead } from '@advisor/deployment/first-read';
import { documents, publish, remote, writeHost, writeRemote } from '../testing/deployed-product';
import { seededCases } from '../testing/seeded-cases';
import { type TestApp, testApp } from '../testing/test-app';

const search: FirstRead = {
  id: caseCalls.search.id,
  body: {
    sort: { field: 'lastChange', descending: true },
    filter: 'my-cases',
    pagination: { offset: 0, pageSize: 10 },
  },
};
const banners: FirstRead = { id: notificationCalls.currentBanners.id };
const reads: FirstRead[] = [
  banners,
  search,
  // Neither is ever done for a document.
  { id: sessionCalls.endOtherSessions.id },
  { id: caseCalls.get.id },
  { id: 'gone.with-another-version' },
];

const ofDocument: FirstRead[] = [
  // Its case is known only when the document is.
  { id: caseCalls.get.id, params: { caseId: '{caseId}' } },
  { id: caseCalls.stages.id, params: { caseId: '{nobodyKnowsId}' } },
  { id: signingCalls.get.id, params: { documentOnSAId: '{id}' } },
];

let folder: string;
let test: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'first-answers-'));
  writeHost(folder, 'h1', '<body><!-- registry --><!-- first-answers --></body>');
  writeHost(folder, 'h0', '<body><!-- registry --></body>');
  writeRemote(folder, 'case', '1', {
    firstReads: { '/dashboard': reads, '/case/p-{id}': ofDocument },
  });
  publish(folder, { remotes: { case: remote(['1'], { owns: ['/dashboard', '/case'] }) } });
  // A slow machine answers in its own time.
  const config = { productDir: folder, firstAnswersWait: 300_000 };
  test = await testApp({ contents: seededCases, config });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

async function open(url: string, login?: 'advisor' | 'limited') {
  const headers = { 'sec-fetch-site': 'cross-site', accept: 'text/html' };
  const { body, headers: answered } = await test.call({ url, headers }, login);
  const text = /<script[^>]* id="first-answers">(.*?)<\/script>/.exec(body)?.[1];
  const answers = JSON.parse(text ?? '[]') as FirstAnswer[];
  return { answers, ids: answers.map(({ id }) => id), cacheControl: answered['cache-control'] };
}

it('writes into the document who is signed in and what the screen reads first, kept nowhere', async () => {
  const { answers, ids, cacheControl } = await open('/dashboard', 'advisor');
  expect(ids).toEqual([sessionCalls.loggedInUser.id, banners.id, search.id]);
  expect(cacheControl).toBe('no-store');
  const [user, , found] = answers.map(({ text }) => JSON.parse(text) as Record<string, unknown>);
  expect(user).toHaveProperty('userPermissions');
  expect(found).toHaveProperty('rows');
  expect(answers[2]).toMatchObject(search);
});

it('reads what the address and earlier answers name', async () => {
  const { answers, ids } = await open('/case/p-900035', 'advisor');
  expect(ids).toEqual([sessionCalls.loggedInUser.id, caseCalls.get.id, signingCalls.get.id]);
  expect(answers[2]?.params).toEqual({ documentOnSAId: 900_035 });
  const document = JSON.parse(answers[2]?.text ?? '') as { caseId: number };
  expect(answers[1]?.params).toEqual({ caseId: document.caseId });
});

it.each(['/case/p-abc', '/case/900035', '/case/p-900035/more', '/case/p-1e3'])(
  'reads nothing for %s, which is no such address',
  async (url) => {
    expect((await open(url, 'advisor')).ids).toEqual([sessionCalls.loggedInUser.id]);
  },
);

it('leaves to the page what is not there', async () => {
  expect((await open('/case/p-99999999', 'advisor')).ids).toEqual([sessionCalls.loggedInUser.id]);
});

it('writes nothing for nobody', async () => {
  const { ids, cacheControl } = await open('/dashboard');
  expect(ids).toEqual([]);
  expect(cacheControl).toBe('no-cache');
});

it('leaves to the page what the user may not', async () => {
  expect((await open('/dashboard', 'limited')).ids).not.toContain(search.id);
});

it.each(['/dashboard?filter=all', '/dashboard/other', '/demo'])(
  'writes only the user at %s, where the screen may read something else',
  async (url) => {
    expect((await open(url, 'advisor')).ids).toEqual([sessionCalls.loggedInUser.id]);
  },
);

it('asks nothing for a document that takes no answers', async () => {
  publish(folder, {
    host: documents(['h0']),
    remotes: { case: remote(['1'], { owns: ['/dashboard', '/case'] }) },
  });
  expect(await open('/dashboard', 'advisor')).toMatchObject({ ids: [], cacheControl: 'no-cache' });
});
