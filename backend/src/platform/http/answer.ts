import type { Readable } from 'node:stream';
import type { Endpoint } from '@advisor/contracts/endpoint';
import type { FastifyReply } from 'fastify';

/** A file: `fileName` makes the browser save it instead of showing it. */
export interface BinaryAnswer {
  content: Buffer | Readable;
  contentType: string;
  fileName?: string;
}

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
  if (response === 'binary') return sendBinary(reply, answer as BinaryAnswer);
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
