import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config';
import { ownPath } from '../../../platform/http/own-path';
import type { SignedInUser } from '../../../platform/session/user';
import { originOf } from '../../../platform/http/request-origin';

/**
 * Where the browser goes after signing: the path of ours that the page named in `X-Context`. For a
 * frame of another application it may be an address of one of the allowed parents.
 */
export function returnAddress(
  request: FastifyRequest,
  user: SignedInUser,
  { embed }: Config,
): string {
  const header = request.headers['x-context'];
  const asked = typeof header === 'string' ? header : undefined;
  const isEmbedded = user.session.documentScope !== undefined;
  if (isEmbedded && asked !== undefined && URL.canParse(asked)) {
    const { origin, href } = new URL(asked);
    if (embed.parentOrigins.includes(origin)) return href;
  }
  return originOf(request) + ownPath(asked, '/');
}
