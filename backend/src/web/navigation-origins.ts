import type { FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config';
import { signaturePagesOrigin } from '../platform/http/signature-pages-origin';

/**
 * Origins beside the product's own that signing may lead a browser to, exactly: the reference
 * service's pages, those of an endpoint elsewhere, and what the installation lists.
 */
export function navigationOrigins(request: FastifyRequest, config: Config): string[] {
  const { ePodpisyEndpoint: endpoint } = config.product;
  return [
    ...new Set([
      signaturePagesOrigin(request, config),
      ...(URL.canParse(endpoint) ? [new URL(endpoint).origin] : []),
      ...config.signing.navigationOrigins,
    ]),
  ];
}
