import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { originOf } from './request-origin';

const twins: Readonly<Record<string, string>> = {
  localhost: '127.0.0.1',
  '127.0.0.1': 'localhost',
};

/**
 * Origin of the pages where clients sign. Where none is configured, the machine's other name stands for
 * it, so that in development, too, they are another origin than the product.
 */
export function signaturePagesOrigin(request: FastifyRequest, { signing }: Config): string {
  if (signing.pagesOrigin !== undefined) return signing.pagesOrigin;
  const own = originOf(request);
  if (!URL.canParse(own)) return own;
  const url = new URL(own);
  url.hostname = twins[url.hostname] ?? url.hostname;
  return url.origin;
}
