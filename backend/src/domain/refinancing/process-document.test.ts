import { eq } from 'drizzle-orm';
import { enqueue } from '../../platform/jobs/queue';
import { jobs } from '../../platform/jobs/schema';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../testing/test-app';
import { documentJob } from '../signing/document-job';
import { signingDocuments } from '../signing/schema';
import { readProcessDocuments } from './process-document';

let backend: TestApp;
beforeEach(async () => void (backend = await testApp({ contents: seededCases })));
afterEach(() => backend.close());

/** Beyond all that are made. */
const reserved = 5_000_001;

async function jobIn(changes: Partial<typeof jobs.$inferInsert>): Promise<number> {
  const input = {
    salesArrangementId: 1,
    documentId: reserved,
    documentTypeCode: 'retention',
    signatureTypeId: 2,
    userId: 1,
    traceId: 'test',
  };
  const id = await enqueue(backend.db, documentJob, input, { runAt: testNow });
  await backend.db.update(jobs).set(changes).where(eq(jobs.id, id));
  return id;
}

const read = async (documentId: number | null, documentJobId: number | null) =>
  (await readProcessDocuments(backend.db, [{ id: 1, documentId, documentJobId }])).get(1);

const running = { state: 'running', heldBy: crypto.randomUUID(), heldUntil: testNow } as const;

test('a process that nobody has asked a document for has none', async () => {
  expect(await read(null, null)).toBeUndefined();
});

test('a document that waits or is being made says how far it is', async () => {
  expect(await read(reserved, await jobIn({ state: 'waiting' }))).toEqual({
    documentOnSAId: reserved,
    state: 'making',
    progress: 0,
  });
  const startedOn = new Date(Date.now() - 10_000);
  const half = await jobIn({ ...running, progress: 0.5, startedOn });
  const document = await read(reserved, half);
  expect(document).toMatchObject({ state: 'making', progress: 0.5 });
  expect(document?.secondsLeft).toBeGreaterThan(9);
});

test('a document whose job was given up, ended without it or is forgotten has failed', async () => {
  const failed = { documentOnSAId: reserved, state: 'failed' };
  expect(await read(reserved, await jobIn({ state: 'dead' }))).toEqual(failed);
  expect(await read(reserved, await jobIn({ state: 'done' }))).toEqual(failed);
  expect(await read(reserved, 2_000_000)).toEqual(failed);
  expect(await read(reserved, null)).toEqual(failed);
});

test('a document that is there says how its signing is, whatever its job', async () => {
  const jobId = await jobIn(running);
  const made = await backend.db
    .select({ documentId: signingDocuments.documentId, state: signingDocuments.state })
    .from(signingDocuments);
  const processes = made.map(({ documentId }) => ({
    id: documentId,
    documentId,
    documentJobId: jobId,
  }));
  const documents = await readProcessDocuments(backend.db, processes);
  const states = ['signing', 'signing', 'signing', 'signing', 'signed', 'cancelled'];
  expect(new Set(made.map(({ state }) => state))).toEqual(new Set(states.keys()));
  for (const { documentId, state } of made)
    expect(documents.get(documentId)).toEqual({ documentOnSAId: documentId, state: states[state] });
});

test('many processes are read in as many queries as one', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => jobIn({ state: 'waiting' })));
  const processes = ids.map((documentJobId, index) => ({
    id: index + 1,
    documentId: reserved + index,
    documentJobId,
  }));
  const select = jest.spyOn(backend.db, 'select');
  await readProcessDocuments(backend.db, processes.slice(0, 1));
  const forOne = select.mock.calls.length;
  select.mockClear();
  expect((await readProcessDocuments(backend.db, processes)).size).toBe(3);
  expect(select).toHaveBeenCalledTimes(forOne);
});
