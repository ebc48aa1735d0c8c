import { and, count, eq, gt, min } from 'drizzle-orm';
import type { OwnCases, TodaysReason } from '../../../domain/cases/area';
import { cases } from '../../../domain/cases/schema/cases';
import { clientFiles, clientRequests } from '../../../domain/client-requests/schema';
import { lookedAtSince } from './request-state';

/** Own cases in which something that a client has sent waits for a look, the longest first. */
export async function filesToLookAt({ db, now, isOwn }: OwnCases): Promise<TodaysReason[]> {
  const rows = await db
    .select({ caseId: cases.id, files: count() })
    .from(clientFiles)
    .innerJoin(clientRequests, eq(clientRequests.id, clientFiles.requestId))
    .innerJoin(cases, eq(cases.id, clientRequests.caseId))
    .where(and(eq(clientFiles.state, 'sent'), gt(clientFiles.sentOn, lookedAtSince(now)), isOwn))
    .groupBy(cases.id)
    .orderBy(min(clientFiles.sentOn), cases.id);
  return rows.map(({ caseId, files }) => ({
    caseId,
    section: 'documents',
    title: `Zkontrolovat podklady od klienta (${files})`,
  }));
}
