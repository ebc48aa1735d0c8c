import { and, eq, ne } from 'drizzle-orm';
import { clientFiles, clientRequests } from '../../../domain/client-requests/schema';
import type { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/failure';
import type { FileRow, RequestRow } from './request-state';

/** A request by its number and its case's. @throws Failure 404 for one of another case, too */
export async function requestOfCase(
  db: Database,
  { caseId, requestId }: { caseId: number; requestId: number },
): Promise<RequestRow> {
  const [found] = await db
    .select()
    .from(clientRequests)
    .where(and(eq(clientRequests.id, requestId), eq(clientRequests.caseId, caseId)));
  if (found === undefined) throw notFound('Žádost o podklady nebyla nalezena.');
  return found;
}

/** A file that a client has handed over. @throws Failure 404 for one of another case, too */
export async function fileOfCase(
  db: Database,
  { caseId, fileId }: { caseId: number; fileId: number },
): Promise<{ file: FileRow; request: RequestRow }> {
  const [found] = await db
    .select({ file: clientFiles, request: clientRequests })
    .from(clientFiles)
    .innerJoin(clientRequests, eq(clientRequests.id, clientFiles.requestId))
    .where(
      and(
        eq(clientFiles.id, fileId),
        eq(clientRequests.caseId, caseId),
        ne(clientFiles.state, 'chosen'),
      ),
    );
  if (found === undefined) throw notFound('Soubor od klienta nebyl nalezen.');
  return found;
}
