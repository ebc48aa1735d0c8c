import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Everything but the product's page shows nothing, so nothing may run in it or frame it. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * What the product's page may load: our own files, and inline scripts that carry this answer's
 * nonce. Inline styles stay open, although antd's rules are files: without a nonce it locks the
 * scrolling under a dialog and measures scroll bars by style elements, and sizes text areas by a
 * style attribute.
 */
export const pagePolicy = (nonce: string, connectTo: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...connectTo].join(' '),
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * What of them is about a document. Scripts, styles and fonts run under those of their page; on each
 * of a cold load's files they would only be bytes.
 */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
const partOfPage = /^(application\/javascript|text\/css|font\/)/;

export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Browsers ignore it on plain HTTP.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', closedPolicy);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!partOfPage.test(String(reply.getHeader('content-type')))) return;
    for (const name of documentHeaders) {
      reply.removeHeader(name);
      // helmet writes past the framework.
      reply.raw.removeHeader(name);
    }
  });
}
