import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

/** Milliseconds within which a ready database answers. */
const readyLimit = 3_000;
/** For how long a node is spared calls after one found the disk full, milliseconds; the next one tries again. */
const sparedAfterFullDisk = 30_000;

/** For whoever runs the back end: is it alive, may it get calls, what does it serve. */
export function registerProbes(app: FastifyInstance): void {
  app.decorate('diskFullAt', undefined);
  app.get('/health', { logLevel: 'warn' }, async () => ({ status: 'ok' }));

  app.get('/ready', { logLevel: 'silent', handlerTimeout: readyLimit }, async (_request, reply) => {
    if (app.leaving) return reply.code(503).send({ status: 'closing' });
    const { clock } = app.backend;
    const fullFor = clock.now().getTime() - (app.diskFullAt?.getTime() ?? 0);
    if (fullFor < sparedAfterFullDisk) return reply.code(503).send({ status: 'disk full' });
    try {
      await app.backend.db.execute(sql`select 1`);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });

  let document: string | undefined;
  app.get('/api/v1/openapi.json', async (_request, reply) => {
    if (document === undefined) {
      const { openApiDocument } = await import('@advisor/contracts/openapi');
      document = JSON.stringify(openApiDocument());
    }
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
