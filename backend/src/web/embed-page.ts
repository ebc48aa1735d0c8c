import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PageVersion } from './deploy-root';
import { navigationOrigins } from './navigation-origins';
import { codePolicy, integrityPolicy } from './security-headers';

/** What the page reads of its settings; the same parents stand in `frame-ancestors`. */
interface EmbedSettings {
  parentOrigins: readonly string[];
  navigationOrigins: readonly string[];
  ePodpisyEndpoint: string;
  /** Of the page itself: it names it when it reports. */
  version: string;
}

const embedPolicy = ({ parentOrigins, ePodpisyEndpoint }: EmbedSettings, nonce: string): string =>
  [
    "default-src 'none'",
    ...codePolicy(nonce, ['advisor_signing']),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${URL.canParse(ePodpisyEndpoint) ? new URL(ePodpisyEndpoint).origin : ''}`.trim(),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${parentOrigins.join(' ') || "'none'"}`,
  ].join('; ');

/** `<` would end the element that the text stands in. */
const inline = (settings: EmbedSettings): string =>
  `<script type="application/json" id="embed-settings">${JSON.stringify(settings).replace(/</g, '\\u003c')}</script>`;

/**
 * Serves the signing card's page for other applications, to the parents that may frame it.
 * @param page its deployed version
 */
export function registerEmbedPage(app: FastifyInstance, page: () => PageVersion | undefined): void {
  const { config } = app.backend;
  app.get('/embed/signing', (request, reply) => {
    const deployed = page();
    if (deployed === undefined) return reply.callNotFound();
    const { document, version } = deployed;
    const settings: EmbedSettings = {
      parentOrigins: config.embed.parentOrigins,
      navigationOrigins: navigationOrigins(request, config),
      ePodpisyEndpoint: config.product.ePodpisyEndpoint,
      version,
    };
    const nonce = randomBytes(16).toString('base64');
    // Would refuse them all.
    if (settings.parentOrigins.length > 0) reply.raw.removeHeader('x-frame-options');
    return reply
      .header('cache-control', 'no-cache')
      .header('integrity-policy', integrityPolicy)
      .header('content-security-policy', embedPolicy(settings, nonce))
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(
        document
          .replaceAll('<script>', `<script nonce="${nonce}">`)
          .replace('<!-- settings -->', () => inline(settings)),
      );
  });
}
