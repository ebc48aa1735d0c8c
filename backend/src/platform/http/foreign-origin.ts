import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden } from '../failure';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a call that changes something when a page of another origin makes it. */
export function registerForeignOriginRefusal(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method) && isForeign(request)) {
      throw forbidden('Požadavek z jiné stránky není dovolen.');
    }
  });
}

function isForeign({ headers, host, protocol }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  // What the user did beside any page is `none`; no page's origin comes with it.
  if (site !== undefined && site !== 'none') return site !== 'same-origin';
  const { origin } = headers;
  // A caller that sends neither is no browser, so that no cookie of a user travels with it.
  if (origin === undefined) return false;
  const own = `${protocol}://${host}`;
  if (!URL.canParse(origin) || !URL.canParse(own)) return true;
  // Both through URL, which drops the protocol's usual port.
  return new URL(origin).origin !== new URL(own).origin;
}
