import {
  errorCode,
  type ErrorMessage,
  traceIdHeader,
  type UnauthorizedBody,
} from '@advisor/contracts/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { isUnstorable } from '../database/unstorable';
import { Failure, notFound, SignInRequired, unavailable, unreadable } from '../failure';

const text = {
  unexpected: 'Došlo k neočekávané chybě. Zkuste to prosím znovu.',
  tooLarge: 'Odesílaná data jsou příliš velká.',
  mediaType: 'Formát odesílaných dat není podporován.',
};

/** The database's connection is lost, or it took longer than its limits: the call may succeed when it is tried again. */
const lostConnection =
  /^(ECONN\w+|ENOTFOUND|ETIMEDOUT|EPIPE|57P0[1-5]|57014|55P03|25P03|08\w{3}|53300)$/;

/** One place where every failure becomes an answer; what went wrong inside is only logged. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answerError(error, request, reply, app),
  );
}

/** For what fails before a route is found (a malformed address). */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  app: Pick<FastifyInstance, 'backend' | 'sendPage' | 'diskFullAt'>,
): FastifyReply {
  // Also here: no hook has run for an address that cannot be read.
  reply.header(traceIdHeader, request.id).header('cache-control', 'no-store');
  if (error instanceof SignInRequired)
    return reply.code(401).send(unauthorizedBody(app.backend.config));
  if (isDiskFull(error)) app.diskFullAt = app.backend.clock.now();
  const { status, messages, headers } = toFailure(error);
  // Whoever goes to an address that cannot be read is shown that the product has no such page.
  const isUnreadable = status === 400 && !(error instanceof Failure);
  const page = isUnreadable ? app.sendPage?.(request, reply) : undefined;
  if (page !== undefined) return page;
  // What we refuse ourselves is no fault; a burst of it must not fill the log with stacks.
  if (status >= 500 && !(error instanceof Failure)) {
    request.log.error({ err: error }, 'call failed');
  }
  return reply.code(status).headers(headers).send(messages);
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, messages } = notFound('Požadovaná služba neexistuje.');
  return reply.code(status).header('cache-control', 'no-store').send(messages);
}

function unauthorizedBody(config: Config): UnauthorizedBody {
  return {
    authenticationScheme: config.authScheme,
    redirectUri: config.authScheme === 'simple' ? '/simple-login.html' : '/api/v1/auth/start',
  };
}

function toFailure(error: FastifyError): Failure {
  if (error instanceof Failure) return error;
  const status = error.statusCode ?? 500;
  if (status === 413) return plain(413, errorCode.bodyTooLarge, text.tooLarge);
  if (status === 415) return plain(415, errorCode.invalidRequest, text.mediaType);
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT' || isDiskFull(error) || isLostConnection(error)) {
    return unavailable();
  }
  if (status < 500 || isUnstorable(error)) return unreadable();
  return plain(500, errorCode.unexpected, text.unexpected);
}

function plain(status: Failure['status'], code: number, message: string): Failure {
  const entry: ErrorMessage = { severity: 1, message, errorCode: code };
  return new Failure(status, [entry]);
}

/** A disk of the database or of this node has no space left. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^(ENOSPC|EDQUOT|53100)$/.test(codeOf(error)) || isDiskFull(error.cause);
}

const codeOf = (error: Error): string => (error as NodeJS.ErrnoException).code ?? '';

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    lostConnection.test(codeOf(error)) ||
    /connection (terminated|timeout)|query read timeout|timeout exceeded when trying to connect/i.test(
      error.message.startsWith('Failed query') ? '' : error.message,
    ) ||
    isLostConnection(error.cause)
  );
}
