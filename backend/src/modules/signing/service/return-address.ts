import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../config';
import { ownPath } from '../../../http/own-path';
import type { SignedInUser } from '../../../session/user';
import { originOf } from '../../../http/request-origin';

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

const twins: Readonly<Record<string, string>> = {
  localhost: '127.0.0.1',
  '127.0.0.1': 'localhost',
};

/**
 * Origin of the service's own pages. Where none is configured, the machine's other name stands for
 * it, so that in development, too, they are another origin than the product.
 */
export function pagesOrigin(request: FastifyRequest, { signing }: Config): string {
  if (signing.pagesOrigin !== undefined) return signing.pagesOrigin;
  const own = originOf(request);
  if (!URL.canParse(own)) return own;
  const url = new URL(own);
  url.hostname = twins[url.hostname] ?? url.hostname;
  return url.origin;
}
