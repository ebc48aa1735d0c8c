import { userCalls } from '@advisor/contracts/users/calls';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  admittedUser,
  referenceCookie,
  referencePath,
} from '../../neighbours/savings-system/reference';
import { serve } from '../../platform/http/contract-routes';
import { users } from '../../platform/session/schema/users';

/** The way into the system of the savings bank, without signing in once more. */
export function registerSavingsSystem(app: FastifyInstance): void {
  serve(app, userCalls.mpssCookie, async ({ db, user, request, reply }) => {
    const [known] = await db
      .select({ login: users.login, cin: users.cin })
      .from(users)
      .where(eq(users.id, user.id));
    if (known === undefined) throw new Error('a signed-in user is gone');
    const { name, value, maxAgeSeconds, domain, path } = await app.neighbours.savingsSystem.admit({
      userId: user.id,
      login: known.login,
      cin: known.cin ?? undefined,
    });
    reply.setCookie(name, value, {
      ...(domain !== undefined && { domain }),
      path,
      maxAge: maxAgeSeconds,
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
    });
  });
  if (app.backend.config.demoUsers) registerReference(app);
}

/** What the demonstration has instead of the other system: it says who has come, and to what. */
function registerReference(app: FastifyInstance): void {
  app.get<{ Params: { contractNumber: string } }>(
    `${referencePath}/:contractNumber`,
    async ({ params, cookies }, reply) => {
      const userId = admittedUser(app.backend, cookies[referenceCookie]);
      reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
      if (userId === undefined)
        return reply.code(401).send('Stavební spořitelna (zkušební): nejste přihlášeni.');
      return reply.send(
        `Stavební spořitelna (zkušební)\nSmlouva: ${params.contractNumber}\nPřihlášený uživatel: ${userId}\n`,
      );
    },
  );
}
