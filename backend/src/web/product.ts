import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Configuration, Version } from '@advisor/contracts/configuration';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { answerNotFound } from '../http/error-handler';
import { registerEmbedPage } from './embed-page';
import { indexPage } from './index-page';
import { navigationOrigins } from './navigation-origins';
import { openProductFolder } from './product-folder';
import { pagePolicy } from './security-headers';

/** A content hash in the name, or a remote's folder that is named by its version. */
const immutableFile = /\.[0-9a-f]{8,}\.\w+(\.(br|gz))?$|\/remotes\/[^/]+\/[^/]+\/./;

/** Written by the build for the server; no browser asks for them. */
const serverFiles = /\/(host|remote|embed\/[\w-]+)(\.former)?\.json(\.(br|gz))?$/;

/** Serves the built product: its page at every path of its own, its files, its configuration. */
export async function registerProduct(app: FastifyInstance, productDir: string): Promise<void> {
  const { config } = app.backend;
  const product = openProductFolder(productDir, (error) =>
    app.log.error({ err: error }, 'the product in its folder is damaged; the former one is served'),
  );

  await app.register(fastifyStatic, {
    root: productDir,
    wildcard: true,
    index: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => path !== '/index.html' && !serverFiles.test(path),
    setHeaders: (response, path) => {
      response.setHeader(
        'cache-control',
        immutableFile.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.get('/config.json', async (request, reply) =>
    reply.header('cache-control', 'no-cache').send(describe(request, config)),
  );
  app.get('/version.json', async (_request, reply) => {
    const version: Version = { buildHash: product().buildHash };
    return reply.header('cache-control', 'no-cache').send(version);
  });

  const connectTo = [config.product.sentryDsn, config.product.ePodpisyEndpoint]
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    return (
      reply
        .header('cache-control', 'no-cache')
        .header('content-security-policy', pagePolicy(nonce, connectTo))
        // The signing card sees when the window of digital signing, of another origin, is closed.
        .header('cross-origin-opener-policy', 'same-origin-allow-popups')
        .type('text/html; charset=utf-8')
        .send(indexPage(product(), pathOf(request), nonce))
    );
  };
  app.get('/', sendPage);
  registerEmbedPage(app, productDir);
  app.sendPage = (request, reply) => (isPage(request) ? sendPage(request, reply) : undefined);
  app.setNotFoundHandler(
    (request, reply) => app.sendPage?.(request, reply) ?? answerNotFound(request, reply),
  );
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/';

/** A path of the product: not the API's, and not a missing file's. */
function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (path === '/api' || path.startsWith('/api/')) return false;
  // Somebody who goes to an address, whatever it looks like, is answered by the product.
  if (request.headers.accept?.includes('text/html')) return true;
  return extname(path) === '' || path === '/simple-login.html' || path === '/index.html';
}

const describe = (request: FastifyRequest, config: Config): Configuration => ({
  apiEndpoint: '/api/v1',
  navigationOrigins: navigationOrigins(request, config),
  ...config.product,
});
