import type { Readable } from 'node:stream';
import type { Endpoint } from '@advisor/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A file: `fileName` makes the browser save it instead of showing it. */
export interface BinaryAnswer {
  content: Buffer | Readable;
  contentType: string;
  fileName?: string;
  /** Of what never changes and may stay in the browser: its ETag. Absent: nobody keeps it. */
  mark?: string;
}

/** The browser has it already, under this ETag. */
export interface UnchangedAnswer {
  mark: string;
}

/**
 * For longer than anybody is signed in. It is given to the session that has asked for it and to no
 * other, which the cookie tells.
 */
const keptBySession = { 'cache-control': 'private, max-age=86400, immutable', vary: 'cookie' };

/** Whether whoever asks has what is marked so. A server between may have called its mark a weak one. */
export const isHeld = ({ headers }: Pick<FastifyRequest, 'headers'>, mark: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((held) => held.trim().replace(/^W\//, '') === mark);

/** Sends what a handler answered, in the form that the contract declares. */
export function sendAnswer(
  reply: FastifyReply,
  id: string,
  endpoint: Endpoint,
  answer: unknown,
  check: boolean,
): FastifyReply {
  // The handler redirected.
  if (reply.sent || reply.statusCode >= 300) return reply;
  reply.header('cache-control', 'no-store');
  const { response } = endpoint;
  if (response === undefined) return reply.code(204).send();
  if (endpoint.status !== undefined) reply.code(endpoint.status);
  if (response === 'binary') return sendFile(reply, answer as BinaryAnswer | UnchangedAnswer);
  if (response === 'events') throw new Error(`${id} has not begun its stream`);
  if (response === 'text') return reply.type('text/plain; charset=utf-8').send(answer);
  if (check) {
    const result = response.safeParse(answer);
    if (!result.success) {
      throw new Error(`${id} answers against its contract: ${result.error.message}`);
    }
  }
  return reply.send(answer);
}

function sendFile(reply: FastifyReply, answer: BinaryAnswer | UnchangedAnswer): FastifyReply {
  if (answer.mark !== undefined) reply.headers(keptBySession).header('etag', answer.mark);
  return 'content' in answer ? sendBinary(reply, answer) : reply.code(304).send();
}

/** Sends a file, to be saved under its name. */
export function sendBinary(reply: FastifyReply, { content, contentType, fileName }: BinaryAnswer) {
  if (fileName !== undefined) {
    reply.header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    );
  }
  return reply.type(contentType).send(content);
}
