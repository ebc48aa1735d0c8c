import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function read(answer: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

/**
 * An answer as the server sends it, to the path as it stands; fetch would decompress the one and tidy
 * up the other.
 */
export function ask(
  address: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    get(
      { hostname, port, path, headers },
      (answer) => void read(answer).then(resolve, reject),
    ).once('error', reject);
  });
}

/** Differ from call to call and from server to server, or say how the connection goes on. */
const ownHeaders = new Set([
  'accept-ranges',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  'x-trace-id',
]);

/** What of an answer's head has to be the same whoever sends it. */
export const comparable = ({ status, headers }: Answer): Record<string, unknown> => ({
  status,
  ...Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ownHeaders.has(name))
      .map(([name, value]) => [
        name,
        String(value)
          .replaceAll(/'nonce-[^']+'/g, "'nonce'")
          .toLowerCase(),
      ]),
  ),
});
