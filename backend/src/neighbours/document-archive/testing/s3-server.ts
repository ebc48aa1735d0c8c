import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../../../platform/config/archive-environment';
import { signatureOf } from './signature';

interface Stored {
  content: Buffer;
  writtenOn: Date;
}

/** What a question is about, as soon as its head has come. */
export interface S3Event {
  method: string;
  /** Empty: the bucket. */
  object: string;
  /** Bytes that have come of the body. */
  received: number;
  moment: 'asked' | 'receiving' | 'stored';
}

export interface S3Server {
  settings: S3Settings;
  objects: Map<string, Stored>;
  /** Asked at each moment; what it waits for holds the answer up. */
  onMoment?: (event: S3Event) => Promise<void> | void;
  stop(): Promise<void>;
}

const bucket = 'documents';
const accessKey = 'AKIAIOSFODNN7EXAMPLE';
const secretKey = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const listedAtOnce = 5;

/**
 * A server of the part of S3's protocol that the store speaks: it refuses what is not signed by its key,
 * and keeps an object once all of it has come.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const http = createServer((request, response) => {
    answer(self, request, response).catch(() => response.destroy());
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const self: S3Server = {
    settings: { endpoint, region: 'eu-central-1', bucket, accessKey, secretKey },
    objects,
    async stop() {
      http.close();
      http.closeAllConnections();
      await once(http, 'close');
    },
  };
  return self;
}

async function answer(
  { objects, onMoment }: S3Server,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url: path = '' } = request;
  const headers = request.headers as Record<string, string>;
  const refuse = (status: number, code: string) =>
    response.writeHead(status).end(method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`);
  const { pathname, searchParams: query } = new URL(path, 'http://bucket');
  const [, wanted, ...rest] = pathname.split('/');
  const object = rest.join('/');
  const tell = (moment: S3Event['moment'], received = 0) =>
    onMoment?.({ method, object, received, moment });
  await tell('asked');

  const signature = signatureOf({ method, path, headers }, secretKey);
  if (signature?.accessKey !== accessKey || signature.expected !== signature.given)
    return void refuse(403, 'SignatureDoesNotMatch');
  if (wanted !== bucket) return void refuse(404, 'NoSuchBucket');
  if (object === '' && method === 'HEAD') return void response.end();
  if (object === '' && method === 'GET') return void response.end(listing(objects, query));
  if (method === 'PUT') {
    if (headers['content-length'] === undefined) return void refuse(411, 'MissingContentLength');
    const pieces: Buffer[] = [];
    let received = 0;
    for await (const piece of request) {
      pieces.push(piece as Buffer);
      received += (piece as Buffer).length;
      await tell('receiving', received);
    }
    objects.set(object, { content: Buffer.concat(pieces), writtenOn: new Date() });
    await tell('stored', received);
    return void response.end();
  }
  if (method === 'DELETE') {
    objects.delete(object);
    return void response.writeHead(204).end();
  }
  const found = objects.get(object);
  if (found === undefined) return void refuse(404, 'NoSuchKey');
  response.setHeader('content-length', found.content.length);
  response.end(method === 'HEAD' ? undefined : found.content);
}

function listing(objects: S3Server['objects'], query: URLSearchParams): string {
  const after = query.get('start-after') ?? '';
  const names = [...objects.keys()]
    .filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after)
    .toSorted()
    .slice(0, listedAtOnce);
  const rows = names.map((name) => {
    const { content, writtenOn } = objects.get(name) as Stored;
    return `<Contents><Key>${name}</Key><LastModified>${writtenOn.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`;
  });
  return `<ListBucketResult>${rows.join('')}</ListBucketResult>`;
}
