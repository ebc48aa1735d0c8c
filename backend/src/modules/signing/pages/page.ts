import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Html, html } from './html';
import { pageFont } from './page-assets';
import { documentStyle } from './document-style';
import { pageStyle } from './page-style';

interface Page {
  title: string;
  body: Html;
  /** What this page has beyond the style of all. */
  style?: string;
  /** Runs on the page, which works without it as far as it can. */
  script?: string;
}

/**
 * Sends a page of the service: nothing but its own style and script runs on it. Whoever may embed
 * signing may frame it too, because the frame goes to the signing device and comes back.
 */
export function sendPage(
  reply: FastifyReply,
  { title, body, style = '', script }: Page,
  status = 200,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const parents = reply.server.backend.config.embed.parentOrigins;
  // Would refuse them all.
  if (parents.length > 0) reply.raw.removeHeader('x-frame-options');
  // Would look closed to the signing card, which reads the state when its window closes.
  reply.raw.removeHeader('cross-origin-opener-policy');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    'img-src data: blob:',
    "font-src 'self'",
    "connect-src 'self'",
    // A form that is answered by a redirect to the product is refused otherwise.
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${parents.join(' ') || "'none'"}`,
  ].join('; ');
  const page = html`<!doctype html>
    <html lang="cs">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="preload" href="${pageFont.path}" as="font" type="font/woff2" crossorigin />
        <title>${title} – Banka, a.s.</title>
        <style nonce="${nonce}">
          ${new Html(pageStyle + documentStyle + style)}
        </style>
      </head>
      <body>
        <header><strong>Banka, a.s.</strong><span>Podepisování dokumentů</span></header>
        <main>${body}</main>
        ${script === undefined ? null : new Html(`<script nonce="${nonce}">${script}</script>`)}
      </body>
    </html> `;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(page.text.trim());
}

/** What an address of the pages that opens nothing says. */
export const sendInvalidLink = (reply: FastifyReply): FastifyReply =>
  sendNotice(reply, 'Odkaz neplatí', 'Požádejte poradce o nový.', { status: 404 });

/** A page that says one thing. */
export const sendNotice = (
  reply: FastifyReply,
  title: string,
  text: string,
  { returnTo, status = 200 }: { returnTo?: string; status?: number } = {},
): FastifyReply =>
  sendPage(
    reply,
    {
      title,
      body: html`<section class="panel">
        <h1>${title}</h1>
        <p>${text}</p>
        ${
          returnTo === undefined
            ? null
            : html`<p><a class="button" href="${returnTo}">Zpět do aplikace</a></p>`
        }
      </section>`,
    },
    status,
  );
