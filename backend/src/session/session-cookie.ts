import type { FastifyReply, FastifyRequest } from 'fastify';

const name = (request: FastifyRequest) =>
  request.protocol === 'https' ? '__Host-advisor-session' : 'advisor-session';

const options = (request: FastifyRequest) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  }) as const;

export const readSessionCookie = (request: FastifyRequest) => request.cookies[name(request)];

/** Ends with the browser; the server ends it earlier by its own rules. */
export function writeSessionCookie(reply: FastifyReply, secret: string): void {
  reply.setCookie(name(reply.request), secret, options(reply.request));
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(name(reply.request), options(reply.request));
}
