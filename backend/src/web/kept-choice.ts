import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '../platform/http/own-path';

/** A choice of versions that an address makes, and the browser keeps. */
export interface KeptChoice {
  /** Of the address; `none` takes everything back. */
  parameter: string;
  cookie: string;
  /** Between what is kept. */
  separator: string;
  /** Seconds after which the browser forgets it; when it is closed where left out. */
  maxAge?: number;
}

export const none = 'none';

const cookieName = ({ protocol }: FastifyRequest, { cookie }: KeptChoice) =>
  protocol === 'https' ? `__Host-${cookie}` : cookie;

const splitUrl = ({ url }: FastifyRequest): [path: string, query: URLSearchParams] => {
  const [path = '/', search = ''] = url.split(/\?(.*)/s, 2);
  return [path, new URLSearchParams(search)];
};

/** What the browser has kept. */
export const heldChoices = (request: FastifyRequest, choice: KeptChoice): string[] =>
  (request.cookies[cookieName(request, choice)] ?? '')
    .split(choice.separator)
    .filter((held) => held !== '');

/** What the address asks for; undefined when it does not. */
export const askedChoice = (request: FastifyRequest, { parameter }: KeptChoice) =>
  splitUrl(request)[1].get(parameter) ?? undefined;

/** Makes the browser keep that, and nothing else, and leads to the same address without the choice. */
export function keepChoices(
  request: FastifyRequest,
  reply: FastifyReply,
  choice: KeptChoice,
  kept: readonly string[],
): FastifyReply {
  const [path, query] = splitUrl(request);
  query.delete(choice.parameter);
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  } as const;
  const name = cookieName(request, choice);
  if (kept.length === 0) reply.clearCookie(name, options);
  else reply.setCookie(name, kept.join(choice.separator), { ...options, maxAge: choice.maxAge });
  return reply
    .header('cache-control', 'no-store')
    .redirect(ownPath(query.size === 0 ? path : `${path}?${query.toString()}`));
}
