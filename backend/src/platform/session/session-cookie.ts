import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret } from './session-store';

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

/** One for each document, so that frames beside each other do not take their sessions away. */
function frameName({ protocol }: FastifyRequest, document: string): string {
  const plain = `advisor-frame-${hashSecret(document).slice(0, 12)}`;
  return protocol === 'https' ? `__Host-${plain}` : plain;
}

/** @param document what the frame says with each call, see `embeddedHeader` */
export const readFrameCookie = (request: FastifyRequest, document: string) =>
  request.cookies[frameName(request, document)];

/**
 * For a frame of another site: kept apart for each site that the frame stands in.
 * @param document external id
 */
export function writeFrameCookie(reply: FastifyReply, document: string, secret: string): void {
  const { maxSessionMinutes } = reply.server.backend.config;
  reply.setCookie(frameName(reply.request, encodeURIComponent(document)), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'none',
    secure: true,
    partitioned: true,
    // Documents are many in a browser that is never closed.
    maxAge: maxSessionMinutes * 60,
  });
}

/** Ends with the browser; the server ends it earlier by its own rules. */
export function writeSessionCookie(reply: FastifyReply, secret: string): void {
  reply.setCookie(name(reply.request), secret, options(reply.request));
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(name(reply.request), options(reply.request));
}
