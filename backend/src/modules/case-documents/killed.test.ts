import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testCalls } from '@advisor/contracts/test/calls';
import type { S3Event } from '../../neighbours/document-archive/testing/s3-server';
import { partSize } from '../../platform/files/content';
import { seededCases } from '../../testing/seeded-cases';
import { writeTestFolder } from '../../testing/test-database';
import { testDataKey, testNow } from '../../testing/test-values';
import { type HeldMoments, holdMoments } from './testing/held-moments';
import { KilledDocuments, type Merging, type SomeFile } from './testing/killed-documents';
import { type KilledNode, killAll, startToKill } from './testing/killed-node';
import { pagesPdf } from './testing/pdf-files';

// A start takes most of the time, so that a node is killed at several moments at once: each file is at its own.
const folder = mkdtempSync(join(tmpdir(), 'killed-'));
let held: HeldMoments;
let node: KilledNode;
let port = 0;
let now = testNow;
const documents = new KilledDocuments(() => node);

async function startNode(): Promise<void> {
  const { endpoint = '', bucket, region, accessKey, secretKey } = held.store.settings;
  node = await startToKill(
    port,
    [`--data=${join(folder, 'data')}`, `--clock=${now.toISOString()}`],
    {
      DATA_KEY: testDataKey.toString('base64'),
      NEIGHBOURS: join(folder, 'neighbours.mjs'),
      ARCHIVE_STORE: 's3',
      ARCHIVE_S3_ENDPOINT: endpoint,
      ARCHIVE_S3_BUCKET: bucket,
      ARCHIVE_S3_REGION: region,
      ARCHIVE_S3_ACCESS_KEY: accessKey,
      ARCHIVE_S3_SECRET_KEY: secretKey,
    },
  );
}

async function killAndStart(): Promise<void> {
  await node.kill();
  held.release();
  await startNode();
}

beforeAll(async () => {
  held = await holdMoments();
  writeFileSync(join(folder, 'neighbours.mjs'), held.neighbours);
  await writeTestFolder(seededCases, join(folder, 'data/postgres'));
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  ({ port } = probe.address() as AddressInfo);
  await new Promise((resolve) => probe.close(resolve));
  await startNode();
  await documents.choose();
});
afterAll(async () => {
  await killAll();
  await held.stop();
  rmSync(folder, { recursive: true });
});

const isPut = ({ method, moment }: S3Event) => method === 'PUT' && moment === 'asked';

describe('killed while it receives, saves and brings to the archive', () => {
  const [halfFirst, halfMiddle, allButOne] = [
    { name: 'the first part', parts: 0, more: partSize / 2 },
    { name: 'a part in the middle', parts: 2, more: partSize / 2 },
    { name: 'all but the last byte', parts: 3, more: partSize - 1 },
  ].map((half) => ({ ...half, file: documents.someFile() }));
  const halves = [halfFirst!, halfMiddle!, allButOne!];
  const [received, saving, saved] = [1, 2, 3].map(() => documents.someFile()) as [
    SomeFile,
    SomeFile,
    SomeFile,
  ];
  const places = new Map<SomeFile, string>();
  const placeOf = (file: SomeFile) => places.get(file) ?? '';

  beforeAll(async () => {
    const putting: readonly ((event: S3Event) => boolean)[] = [
      isPut,
      ({ moment, received: bytes }) => moment === 'receiving' && bytes > partSize,
      ({ moment }) => moment === 'stored',
    ];
    const archiving = putting.map(() => documents.someFile());
    for (const file of [received, saved, ...archiving])
      places.set(file, await documents.receive(file));
    // Looked at when it is saved, since it could not be when it came.
    held.scannerIsUp = false;
    places.set(saving, await documents.begin(saving));
    await documents.send(placeOf(saving), 0, saving.content);
    held.scannerIsUp = true;
    for (const { file, parts, more } of halves)
      places.set(file, await documents.sendSome(file, parts, more));
    const scanning = held.inScan();
    const isSaving = documents.save(placeOf(saving), saving).catch(() => undefined);
    await scanning;
    for (const [index, isIt] of putting.entries()) {
      const reached = held.inStore(isIt);
      await documents.save(placeOf(archiving[index]!), archiving[index]!);
      await reached;
    }
    await documents.save(placeOf(saved), saved);
    await killAndStart();
    await isSaving;
  });

  it('has what it has acknowledged, also what was on its way to the archive, and no half of a document', async () => {
    expect(await documents.lost()).toEqual([]);
  });

  it.each(halves)('goes on from the last acknowledged part with $name', async ({ parts, file }) => {
    const offset = await documents.offsetOf(placeOf(file));
    expect(offset).toBeGreaterThanOrEqual(parts * partSize);
    const rest = file.content.subarray(offset);
    expect(await documents.send(placeOf(file), offset ?? 0, rest)).toBe(204);
    await documents.save(placeOf(file), file);
  });

  it('has the whole file whose last part it has acknowledged', async () => {
    expect(await documents.offsetOf(placeOf(received))).toBe(received.content.length);
    await documents.save(placeOf(received), received);
  });

  it('saves again what was just being saved, as one document', async () => {
    const documentId = await documents.save(placeOf(saving), saving);
    expect(await documents.save(placeOf(saving), saving)).toBe(documentId);
  });

  it('has all of it in the end, byte for byte', async () => {
    expect(await documents.lost()).toEqual([]);
  });
});

describe('killed while it merges and cleans up', () => {
  const merges: string[] = [];
  const outdated = documents.someFile();
  let place = '';
  let inDocumentWas: Merging | undefined;

  beforeAll(async () => {
    const ids: number[] = [];
    for (const line of ['Prvni', 'Druha', 'Treti']) {
      const file = { fileName: `${line}.pdf`, content: Buffer.from(pagesPdf([line])) };
      ids.push(await documents.save(await documents.receive(file), file));
    }
    await documents.archived();

    place = await documents.receive(outdated);
    const waiting = documents.someFile();
    const uploaded = await documents.receive(waiting);
    const putting = held.inStore(isPut);
    await documents.save(uploaded, waiting);
    await putting;
    const cleaning = held.inCleanUp('temporary_documents');
    now = new Date(+now + 25 * 3_600_000);
    // It answers when what is due is done.
    const moving = node.call(`/api/v1/${testCalls.moveClock.path}`, {
      method: testCalls.moveClock.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now: now.toISOString() }),
    });
    const isMoving = moving.catch(() => undefined);
    await cleaning;
    await node.signIn();

    let reads = 0;
    const reading = held.inStore(
      ({ method, moment }) => method === 'GET' && moment === 'asked' && (reads += 1) === 2,
    );
    merges.push(await documents.merge(ids));
    await reading;
    const [inDocument = ''] = merges;
    inDocumentWas = await documents.merged(inDocument, ({ documentsDone }) => documentsDone > 0);
    merges.push(await documents.merge(ids.toReversed()));
    await documents.merged(merges[1]!, ({ documentsDone }) => documentsDone === ids.length);
    await killAndStart();
    await isMoving;
  });

  it('was in the middle of a document', () => {
    expect(inDocumentWas).toMatchObject({ status: 'running', documentsDone: 1 });
  });

  it.each([
    ['in the middle of a document', 0],
    ['with all pages made', 1],
  ])('goes on with the merge that was %s', async (_, index) => {
    const merging = await documents.merged(merges[index]!, ({ status }) =>
      ['done', 'failed'].includes(status),
    );
    expect(merging).toEqual(
      expect.objectContaining({ status: 'done', documentsDone: 3, documentsTotal: 3 }),
    );
  });

  it('has removed what nobody has saved, and nothing of what is on its way to the archive', async () => {
    expect(await documents.offsetOf(place)).toBeUndefined();
    expect(await documents.lost()).toEqual([]);
  });
});
