import type { Registry } from '@advisor/contracts/deployment/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '../http/own-path';
import { followPin } from './choose-versions';

/** `?pin=KEY` gives the browser a version that is tried, `?pin=none` takes all of them back. */
const parameter = 'pin';
const none = 'none';

const cookieName = ({ protocol }: FastifyRequest) =>
  protocol === 'https' ? '__Host-advisor-pins' : 'advisor-pins';

/** Keys of the links that this browser has followed. */
export const heldPins = (request: FastifyRequest): string[] =>
  (request.cookies[cookieName(request)] ?? '').split('.').filter((key) => key !== '');

/**
 * Remembers the link that the address carries, for as long as the browser is open, and leads to the
 * same address without it.
 * @returns undefined when the address carries none
 */
export function answerPin(
  request: FastifyRequest,
  reply: FastifyReply,
  registry: Registry,
): FastifyReply | undefined {
  const [path = '/', search = ''] = request.url.split(/\?(.*)/s, 2);
  const query = new URLSearchParams(search);
  const key = query.get(parameter);
  if (key === null) return undefined;
  query.delete(parameter);
  const held = key === none ? [] : followPin(registry, heldPins(request), key);
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  } as const;
  if (held.length === 0) reply.clearCookie(cookieName(request), options);
  else reply.setCookie(cookieName(request), held.join('.'), options);
  return reply
    .header('cache-control', 'no-store')
    .redirect(ownPath(query.size === 0 ? path : `${path}?${query.toString()}`));
}
