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

const frameName = (request: FastifyRequest) =>
  request.protocol === 'https' ? '__Host-advisor-frame' : 'advisor-frame';

export const readFrameCookie = (request: FastifyRequest) => request.cookies[frameName(request)];

/** For a frame of another site: kept apart for each site that the frame stands in. */
export function writeFrameCookie(reply: FastifyReply, secret: string): void {
  reply.setCookie(frameName(reply.request), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'none',
    secure: true,
    partitioned: true,
  });
}

/** Ends with the browser; the server ends it earlier by its own rules. */
export function writeSessionCookie(reply: FastifyReply, secret: string): void {
  reply.setCookie(name(reply.request), secret, options(reply.request));
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(name(reply.request), options(reply.request));
}
