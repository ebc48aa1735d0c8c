import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '../platform/http/own-path';

/** A choice of versions that an address makes; the browser stores it in a cookie. */
export interface VersionChoice {
  /** The query parameter; its value `none` clears the choice. */
  parameter: string;
  cookie: string;
  /** Between the stored values. */
  separator: string;
  /** Of the cookie, in seconds; absent: a session cookie. */
  maxAge?: number;
}

export const none = 'none';

const cookieName = ({ protocol }: FastifyRequest, { cookie }: VersionChoice) =>
  protocol === 'https' ? `__Host-${cookie}` : cookie;

const splitUrl = ({ url }: FastifyRequest): [path: string, query: URLSearchParams] => {
  const [path = '/', search = ''] = url.split(/\?(.*)/s, 2);
  return [path, new URLSearchParams(search)];
};

/** The values in the cookie. */
export const storedChoices = (request: FastifyRequest, choice: VersionChoice): string[] =>
  (request.cookies[cookieName(request, choice)] ?? '')
    .split(choice.separator)
    .filter((value) => value !== '');

/** The value in the address; undefined when the parameter is missing. */
export const requestedChoice = (request: FastifyRequest, { parameter }: VersionChoice) =>
  splitUrl(request)[1].get(parameter) ?? undefined;

/** Replaces the cookie's values and redirects to the same address without the parameter. */
export function storeChoices(
  request: FastifyRequest,
  reply: FastifyReply,
  choice: VersionChoice,
  values: readonly string[],
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
  if (values.length === 0) reply.clearCookie(name, options);
  else reply.setCookie(name, values.join(choice.separator), { ...options, maxAge: choice.maxAge });
  return reply
    .header('cache-control', 'no-store')
    .redirect(ownPath(query.size === 0 ? path : `${path}?${query.toString()}`));
}
