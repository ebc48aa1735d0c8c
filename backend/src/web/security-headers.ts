import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Everything but the product's page shows nothing, so nothing may run in it or frame it. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Inline style attributes stay open: antd sizes text areas by one. They cannot load anything that
 * the policy does not allow.
 * @param trusted names of the Trusted Types policies that the page's scripts may make
 * @param loadFrom origins that code may come from beside our own
 */
export const codePolicy = (
  nonce: string,
  trusted: readonly string[],
  loadFrom: readonly string[] = [],
): string[] => [
  ["script-src 'self'", ...loadFrom, `'nonce-${nonce}'`].join(' '),
  ["style-src 'self'", ...loadFrom, `'nonce-${nonce}'`].join(' '),
  "style-src-attr 'unsafe-inline'",
  "require-trusted-types-for 'script'",
  `trusted-types ${trusted.join(' ')}`,
];

/** Nothing runs on a page whose content is not known ahead, whoever deployed it. */
export const integrityPolicy = 'blocked-destinations=(script)';

interface PagePolicy {
  nonce: string;
  /** Origins beside our own that it may call. */
  connectTo: readonly string[];
  /** Origins that remotes come from instead. */
  loadFrom: readonly string[];
  /** Names of remotes' globals. */
  remotes: readonly string[];
}

/**
 * What the product's page may load: our own files, and inline scripts and styles that carry this
 * answer's nonce.
 */
export const pagePolicy = ({ nonce, connectTo, loadFrom, remotes }: PagePolicy): string =>
  [
    "default-src 'self'",
    ...codePolicy(nonce, ['advisor_host', 'advisor_remotes', ...remotes], loadFrom),
    ["font-src 'self'", ...loadFrom].join(' '),
    ["img-src 'self' data: blob:", ...loadFrom].join(' '),
    ["connect-src 'self'", ...connectTo, ...loadFrom].join(' '),
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
