import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resumablePath } from '@advisor/contracts/documents/file-rules';
import {
  type S3Event,
  type S3Server,
  startS3Server,
} from '../../neighbours/document-archive/testing/s3-server';
import { partSize } from '../../platform/files/content';
import { type KilledNode, killAll, startToKill } from './testing/killed-node';
import { pagesPdf } from './testing/pdf-files';

const folder = mkdtempSync(join(tmpdir(), 'killed-'));
const tus = { 'tus-resumable': '1.0.0' };
let store: S3Server;
/** Asked by the node's scanner for each file. */
let gate: Server;
let onScan: () => number | undefined = () => 200;
let node: KilledNode;
let caseId = 0;
let port = 0;
/** Files whose receipt was acknowledged as documents, by their numbers. */
const acknowledged = new Map<number, Buffer>();
/** Those of the demonstration. */
let before = new Set<number>();

const portOf = (server: Server) => (server.address() as AddressInfo).port;
async function listening(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function startNode(): Promise<void> {
  const { endpoint = '', bucket, region, accessKey, secretKey } = store.settings;
  node = await startToKill(join(folder, 'data'), port, {
    NEIGHBOURS: join(folder, 'neighbours.mjs'),
    ARCHIVE_STORE: 's3',
    ARCHIVE_S3_ENDPOINT: endpoint,
    ARCHIVE_S3_BUCKET: bucket,
    ARCHIVE_S3_REGION: region,
    ARCHIVE_S3_ACCESS_KEY: accessKey,
    ARCHIVE_S3_SECRET_KEY: secretKey,
  });
}

beforeAll(async () => {
  store = await startS3Server();
  gate = await listening(
    createServer((_request, response) => {
      const status = onScan();
      if (status !== undefined) response.writeHead(status).end();
    }),
  );
  const probe = await listening(createServer());
  port = portOf(probe);
  await new Promise((resolve) => probe.close(resolve));
  writeFileSync(
    join(folder, 'neighbours.mjs'),
    `export default { malwareScanner: () => ({ async scan({ content }) {
      for await (const piece of content) void piece;
      if (!(await fetch('http://127.0.0.1:${portOf(gate)}')).ok) throw new Error('down');
      return { verdict: 'clean' };
    } }) };`,
  );
  await startNode();
  const found = await json<{ rows: { caseId: number }[] }>('/api/v1/case/search', {});
  caseId = found.rows.find((row) => row.caseId < 9_000_000)?.caseId ?? 0;
  before = new Set((await listed()).map(({ documentId }) => documentId));
});
afterAll(async () => {
  killAll();
  gate.closeAllConnections();
  gate.close();
  await store.stop();
  rmSync(folder, { recursive: true });
});

async function json<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await node.call(
    path,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  if (!answer.ok) throw new Error(`${path} ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Asks until it is so: the node does it by itself. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo()));
}

async function killAndStart(): Promise<void> {
  await node.kill();
  store.onMoment = undefined;
  onScan = () => 200;
  await startNode();
}

let names = 0;
const someFile = (parts = 4) => ({
  fileName: `smlouva-${(names += 1)}.pdf`,
  content: Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(partSize * parts - 9, `${names} `),
  ]),
});
interface SomeFile {
  fileName: string;
  content: Buffer<ArrayBuffer>;
}

async function begin({ fileName, content }: SomeFile): Promise<string> {
  const answer = await node.call(`/api/v1/${resumablePath}`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(content.length),
      'upload-metadata': `filename ${Buffer.from(fileName).toString('base64')}`,
    },
  });
  return new URL(answer.headers.get('location') ?? '', 'http://node').pathname;
}
const patchHeaders = (offset: number) => ({
  ...tus,
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
});
const send = (location: string, offset: number, content: Buffer) =>
  node.call(location, {
    method: 'PATCH',
    headers: patchHeaders(offset),
    body: new Uint8Array(content),
  });
async function offsetOf(location: string): Promise<number> {
  const answer = await node.call(location, { method: 'HEAD', headers: tus });
  return Number(answer.headers.get('upload-offset'));
}
const guidOf = (location: string) => location.split('/').at(-1) ?? '';

interface Listed {
  documentId: number;
  uploadState: number;
}
const ask = (location: string, { fileName }: SomeFile) => ({
  documents: [{ guid: guidOf(location), fileName, documentTypeCode: 'income' }],
});
const ofCase = () => `/api/v1/case/${caseId}/documents`;
const listed = () => json<Listed[]>(ofCase());

/** Saves an upload, acknowledged. */
async function save(location: string, file: SomeFile): Promise<number> {
  const [{ documentId } = { documentId: 0 }] = await json<Listed[]>(ofCase(), ask(location, file));
  acknowledged.set(documentId, file.content);
  return documentId;
}
async function received(file: SomeFile): Promise<string> {
  const location = await begin(file);
  expect((await send(location, 0, file.content)).status).toBe(204);
  return location;
}
const archived = (documentId: number) =>
  until(
    async () => (await listed()).find((one) => one.documentId === documentId)?.uploadState === 0,
  );

/** Which of what was ever acknowledged is not there byte for byte, or as something else beside it. */
async function lost(): Promise<number[]> {
  const without: number[] = [];
  for (const [documentId, content] of acknowledged) {
    await archived(documentId);
    const answer = await node.call(`${ofCase()}/${documentId}/content`);
    const got = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200 || !got.equals(content)) without.push(documentId);
  }
  const ids = (await listed()).map(({ documentId }) => documentId);
  return [...without, ...ids.filter((id) => !before.has(id) && !acknowledged.has(id))];
}

/** Resolves when the store comes to a moment, and keeps it there. */
function held(isIt: (event: S3Event) => boolean): Promise<void> {
  return new Promise((reached) => {
    store.onMoment = async (event) => {
      if (!isIt(event)) return;
      reached();
      await new Promise(() => undefined);
    };
  });
}

it.each([
  ['the first part', 0, partSize / 2],
  ['a part in the middle', 2, partSize / 2],
  ['all but the last byte', 3, partSize - 1],
])('goes on from the last acknowledged part when killed with %s', async (_, parts, more) => {
  const file = someFile();
  const location = await begin(file);
  for (let part = 0; part < parts; part += 1) {
    const content = file.content.subarray(part * partSize, (part + 1) * partSize);
    expect((await send(location, part * partSize, content)).status).toBe(204);
  }
  const start = parts * partSize;
  const half = file.content.subarray(start, start + more);
  await node.sendHalf(location, patchHeaders(start), half, file.content.length - start);
  await killAndStart();
  const offset = await offsetOf(location);
  expect(offset).toBeGreaterThanOrEqual(start);
  expect((await send(location, offset, file.content.subarray(offset))).status).toBe(204);
  await save(location, file);
  expect(await lost()).toEqual([]);
});

it('has the whole file when killed right after the last acknowledgement', async () => {
  const file = someFile();
  const location = await received(file);
  await killAndStart();
  expect(await offsetOf(location)).toBe(file.content.length);
  await save(location, file);
  expect(await lost()).toEqual([]);
});

it('has no half of a document when killed while it is saved, and saves it again', async () => {
  const file = someFile();
  const location = await begin(file);
  onScan = () => 503;
  await send(location, 0, file.content);
  const scanning = new Promise<void>((reached) => {
    onScan = () => void reached();
  });
  const saving = json(ofCase(), ask(location, file)).catch(() => undefined);
  await scanning;
  await killAndStart();
  await saving;
  expect(await lost()).toEqual([]);
  expect(await save(location, file)).toBe(await save(location, file));
  expect(await lost()).toEqual([]);
});

it('has the document when killed right after it was saved', async () => {
  const file = someFile();
  await save(await received(file), file);
  await killAndStart();
  expect(await lost()).toEqual([]);
});

it.each<[string, (event: S3Event) => boolean]>([
  ['before it takes the file', ({ method, moment }) => method === 'PUT' && moment === 'asked'],
  ['in the middle', ({ moment, received: bytes }) => moment === 'receiving' && bytes > partSize],
  ['once it has the file', ({ moment }) => moment === 'stored'],
])('brings the document to the archive when killed %s', async (_, isIt) => {
  const file = someFile();
  const location = await received(file);
  const reached = held(isIt);
  const documentId = await save(location, file);
  await reached;
  await killAndStart();
  await archived(documentId);
  expect(await lost()).toEqual([]);
});

interface Merging {
  status: string;
  documentsDone: number;
  documentsTotal: number;
}

const status = (guid: string) => json<Merging>(`/api/v1/merged-documents/${guid}/status`);
const beginMerge = (documentIds: readonly number[]) =>
  json<{ guid: string }>(`/api/v1/case/${caseId}/merged-documents`, { documentIds });

async function merged(guid: string): Promise<Merging> {
  await until(async () => ['done', 'failed'].includes((await status(guid)).status));
  return status(guid);
}
describe('merging', () => {
  let ids: number[] = [];
  beforeAll(async () => {
    ids = [];
    for (const line of ['Prvni', 'Druha', 'Treti']) {
      const file = { fileName: `${line}.pdf`, content: Buffer.from(pagesPdf([line])) };
      ids.push(await save(await received(file), file));
    }
    await lost();
  });
  const done = { status: 'done', documentsDone: 3, documentsTotal: 3 };

  it('goes on when killed in the middle of a document', async () => {
    let reads = 0;
    const reached = held(
      ({ method, moment }) => method === 'GET' && moment === 'asked' && (reads += 1) === 2,
    );
    const { guid } = await beginMerge(ids);
    await reached;
    expect(await status(guid)).toMatchObject({ status: 'running', documentsDone: 1 });
    await killAndStart();
    expect(await merged(guid)).toMatchObject(done);
    expect(await lost()).toEqual([]);
  });

  it('goes on when killed with all pages made', async () => {
    const { guid } = await beginMerge(ids.toReversed());
    await until(async () => (await status(guid)).documentsDone === ids.length);
    await killAndStart();
    expect(await merged(guid)).toMatchObject(done);
    expect(await lost()).toEqual([]);
  });
});
