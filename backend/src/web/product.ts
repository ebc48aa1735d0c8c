import { randomBytes } from 'node:crypto';
import { extname, posix } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Configuration, Version } from '@advisor/contracts/configuration';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Gauge } from 'prom-client';
import type { Config } from '../platform/config/config';
import { answerNotFound } from '../platform/http/error-handler';
import type { Visitor } from './choose-versions';
import { deployedParts } from './deployed-parts';
import { openDeployRoot } from './deploy-root';
import { registerEmbedPage } from './embed-page';
import type { FirstAnswer } from '@advisor/deployment/first-answers';
import { firstAnswers } from './first-answers';
import { indexPage } from './index-page';
import { navigationOrigins } from './navigation-origins';
import { answerOverride } from './overrides';
import { answerPin } from './pins';
import { isLoaded, viewFor } from './product-view';
import { integrityPolicy, pagePolicy } from './security-headers';
import { findVisitor } from './visitor';

/** A content hash in the name, or a remote's folder that is named by its version. */
const immutableFile = /\.[0-9a-f]{8,}\.\w+(\.(br|gz))?$|\/remotes\/[^/]+\/[^/]+\/./;

/**
 * The deployments' and the builds' words to the server and to commands: who tries what stands in them,
 * what remotes are compiled from, and documents are nothing without what the server writes into them.
 * Neither is what is still being copied.
 */
const serverFiles =
  /^\/(registry|host|embed\/[^/]+)\/|^\/remotes\/[^/]+\/[^/]+\/(remote|sources)\.json|\/\./;

/** Serves the built product: its page at every path of its own, its files, its configuration. */
export async function registerProduct(app: FastifyInstance, productDir: string): Promise<void> {
  const { config } = app.backend;
  const deployed = openDeployRoot(productDir, (error) =>
    app.log.error({ err: error }, 'deploy root cannot be read; serving the last readable state'),
  );

  app.metrics.registerMetric(
    new Gauge({
      name: 'deployed_revision',
      help: 'Number of the registry that this node serves by.',
      registers: [],
      collect() {
        this.set(deployed().revision);
      },
    }),
  );

  app.decorate('deployedParts', () => deployedParts(deployed().registry));

  let told = deployed().revision;
  app.live.everyBeat(async () => {
    const { revision } = deployed();
    if (revision !== told) app.live.tell([...app.live.connections], { topic: 'version' });
    told = revision;
  });

  await app.register(fastifyStatic, {
    root: productDir,
    wildcard: true,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // As the file will be looked for.
    allowedPath: (path) => !serverFiles.test(posix.normalize(path)),
    setHeaders: (response, path) => {
      response.setHeader(
        'cache-control',
        immutableFile.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      if (!path.endsWith('.woff2')) response.setHeader('vary', 'accept-encoding');
    },
  });
  app.get('/config.json', async (request, reply) =>
    reply.header('cache-control', 'no-cache').send(describe(request, config)),
  );
  app.get('/version.json', async (request, reply) => {
    const root = deployed();
    const { visitor, isUncertain } = await findVisitor(request, root.registry);
    reply.header('cache-control', 'no-cache');
    // To the page of a session that has ended, what nobody gets is no news.
    if (isUncertain) return reply.code(204).send();
    const version: Version = { buildHash: viewFor(root, visitor).buildHash };
    return reply.send(version);
  });
  app.get('/registry.json', async (request, reply) => {
    const root = deployed();
    const { visitor } = await findVisitor(request, root.registry);
    return reply.header('cache-control', 'no-cache').send(viewFor(root, visitor).registry);
  });

  const connectTo = [config.product.sentryDsn, config.product.ePodpisyEndpoint]
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  const sendTo = (
    visitor: Visitor,
    request: FastifyRequest,
    reply: FastifyReply,
    answers: readonly FirstAnswer[] = [],
  ) => {
    const nonce = randomBytes(16).toString('base64');
    const view = viewFor(deployed(), visitor);
    const remotes = view.registry.remotes.filter(isLoaded).map(({ global }) => global);
    const loadFrom = view.registry.remotes.flatMap(({ override }) => override ?? []);
    const path = pathOf(request);
    const { preloadHeader } = view.page(path);
    if (preloadHeader !== '') reply.header('link', preloadHeader);
    return (
      reply
        // What is about clients is kept nowhere, and not brought back by the browser's back button.
        .header('cache-control', answers.length > 0 ? 'no-store' : 'no-cache')
        .header('integrity-policy', integrityPolicy)
        .header('content-security-policy', pagePolicy({ nonce, connectTo, loadFrom, remotes }))
        // The signing card sees when the window of digital signing, of another origin, is closed.
        .header('cross-origin-opener-policy', 'same-origin-allow-popups')
        .type('text/html; charset=utf-8')
        .send(indexPage(view, path, nonce, answers))
    );
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { registry } = deployed();
    const chosen = answerPin(request, reply, registry) ?? answerOverride(request, reply, registry);
    if (chosen) return chosen;
    const { visitor } = await findVisitor(request, registry);
    const reads = viewFor(deployed(), visitor).firstReads(request.url);
    return sendTo(visitor, request, reply, reads && (await firstAnswers(request, reads)));
  };
  app.get('/', sendPage);
  registerEmbedPage(app, () => deployed().page('signing'));
  // For an address that cannot be read; nor has anything else of the request been.
  app.sendPage = (request, reply) =>
    isPage(request) ? sendTo({ pins: [] }, request, reply) : undefined;
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? sendPage(request, reply) : answerNotFound(request, reply),
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
