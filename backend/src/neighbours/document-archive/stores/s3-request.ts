import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import type { S3Settings } from '../../../platform/config/archive-environment';
import { type Content, readAll } from '../../../platform/files/content';

/** Milliseconds without a byte, connecting included, after which the store counts as down. */
const silence = 20_000;

/** A question about the bucket, or about an object of it. */
export interface S3Question {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Absent: the bucket itself. */
  object?: string;
  query?: Readonly<Record<string, string>>;
  body?: { content: Content; length: number };
}

/** The store has answered that it will not. */
export class S3Refusal extends Error {
  override readonly name = 'S3Refusal';
  constructor(
    readonly status: number,
    method: string,
    code: string,
  ) {
    super(`the store refuses ${method}: ${status} ${code}`.trimEnd());
  }
}

/** Other stores have no names of hosts for their buckets. */
function placeOf({ endpoint, region, bucket }: S3Settings, object = ''): URL {
  if (endpoint === undefined)
    return new URL(`https://${bucket}.s3.${region}.amazonaws.com/${object}`);
  return new URL(`/${bucket}/${object}`, endpoint);
}

/**
 * Asks a store by its protocol, each question by a connection of its own.
 * @returns its answer, whose content is still to be read
 * @throws S3Refusal for an answer that is none, Error when the store does not answer or the body breaks off
 */
export async function askS3(
  settings: S3Settings,
  { method, object, query, body }: S3Question,
): Promise<IncomingMessage> {
  const { accessKey: accessKeyId, secretKey: secretAccessKey, region } = settings;
  const { protocol, hostname, host, port, pathname } = placeOf(settings, object);
  const path = query === undefined ? pathname : `${pathname}?${new URLSearchParams(query)}`;
  const headers = {
    Host: host,
    // Its hash would have to be known before its first byte; what has arrived is read back.
    ...(body && { 'Content-Length': body.length, 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' }),
  };
  // Loaded by who uses it, as the drivers of databases are.
  const { default: aws4 } = await import('aws4');
  const question = { service: 's3', region, method, host: hostname, path, headers };
  const signed = aws4.sign(question, { accessKeyId, secretAccessKey });
  const request = (protocol === 'https:' ? https : http).request({
    method,
    hostname,
    port,
    agent: false,
    timeout: silence,
    path: signed.path,
    headers: signed.headers as http.OutgoingHttpHeaders,
  });
  request.on('timeout', () => request.destroy(new Error('the store is silent')));
  const source = Readable.from(body?.content ?? [], { objectMode: false });
  let broken: Error | undefined;
  source.once('error', (error) => {
    broken = error;
    request.destroy(error);
  });
  request.once('close', () => source.destroy());
  // Of what is still being sent after the answer; before, it is told to whoever waits for that.
  request.on('error', () => undefined);
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  source.pipe(request);
  const [answer] = await answered.catch((error: unknown) => {
    // Otherwise it would say that the connection was closed, which it was because of this.
    throw broken ?? error;
  });
  const status = answer.statusCode ?? 0;
  if (status >= 200 && status < 300) return answer;
  const told = method === 'HEAD' ? '' : await readAll(answer).then(String, () => '');
  answer.resume();
  throw new S3Refusal(status, method, /<Code>(\w+)<\/Code>/.exec(told)?.[1] ?? '');
}
