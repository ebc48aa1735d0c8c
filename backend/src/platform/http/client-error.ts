import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCode, type ErrorMessage, traceIdHeader } from '@advisor/contracts/errors';
import type { FastifyInstance } from 'fastify';

const unreadable = { status: 400, message: 'Požadavek nelze přečíst.' };
const failures: Readonly<Record<string, typeof unreadable>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'Požadavek nepřišel včas celý.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'Záhlaví požadavku je příliš dlouhé.' },
};

/** Answers, in the contract's form, what is no HTTP: no request was made of it, and no hook has run. */
export function answerClientError(
  this: FastifyInstance,
  { code }: Error & { code?: string },
  socket: Socket,
): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = failures[code ?? ''] ?? unreadable;
  const traceId = randomBytes(16).toString('hex');
  this.log.info({ traceId, status, code }, 'request cannot be read');
  const messages: ErrorMessage[] = [{ severity: 1, message, errorCode: errorCode.invalidRequest }];
  const body = JSON.stringify(messages);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Cache-Control: no-store',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `${traceIdHeader}: ${traceId}`,
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}
