import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { visibleTo } from '../../domain/cases/case-access';
import { caseChanged, readCaseChanged } from '../../domain/cases/case-changed';
import { cases } from '../../domain/cases/schema/cases';
import type { LiveConnection } from '../../platform/live/hub';
import { users } from '../../platform/session/schema/users';

/** Tells those who have a case open, and may see it, who else has changed what of it. */
export function registerLiveCases(app: FastifyInstance): void {
  const { db } = app.backend;

  async function maySee({ user }: LiveConnection, caseId: number): Promise<boolean> {
    // Staff see all cases; whose a broker's is may have changed since it was opened.
    if (user.isInternal) return true;
    return (await db.$count(cases, and(eq(cases.id, caseId), visibleTo(user)))) > 0;
  }

  async function nameOf(userId: number): Promise<string | undefined> {
    const [user] = await db
      .select({ firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.id, userId));
    return user && `${user.firstName} ${user.lastName}`;
  }

  app.live.hear(caseChanged, async (connections, caseId, details) => {
    const { userId, changes } = readCaseChanged(details) ?? {};
    if (changes === undefined) return undefined;
    const others = connections.filter(
      (connection) => connection.user.id !== userId && connection.cases.has(caseId),
    );
    const seen = await Promise.all(others.map((connection) => maySee(connection, caseId)));
    const receivers = others.filter((_connection, index) => seen[index]);
    const by = receivers.length > 0 && userId !== undefined ? await nameOf(userId) : undefined;
    const message = { topic: 'case' as const, caseId, changes, ...(by !== undefined && { by }) };
    return { receivers, message };
  });
}
