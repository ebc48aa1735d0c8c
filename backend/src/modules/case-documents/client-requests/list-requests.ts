import type { ClientRequest } from '@advisor/contracts/client-requests/endpoints';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { clientFiles, clientRequests } from '../../../domain/client-requests/schema';
import { shownMessages } from '../../../neighbours/message-gateway/reference';
import type { Backend } from '../../../platform/backend';
import { users } from '../../../platform/session/schema/users';
import { codeMatter, linkMatter } from './messages';
import { fileStateOf, type FileRow, stateOf } from './request-state';

/** What clients of a case were asked for, newest first, with what has come. */
export async function listRequests(
  { db, clock, signingSealer }: Pick<Backend, 'db' | 'clock' | 'signingSealer'>,
  caseId: number,
): Promise<ClientRequest[]> {
  const rows = await db
    .select({ request: clientRequests, author: users })
    .from(clientRequests)
    .innerJoin(users, eq(users.id, clientRequests.createdBy))
    .where(eq(clientRequests.caseId, caseId))
    .orderBy(desc(clientRequests.id));
  const ids = rows.map(({ request }) => request.id);
  const files = await db
    .select()
    .from(clientFiles)
    .where(and(inArray(clientFiles.requestId, ids), ne(clientFiles.state, 'chosen')))
    .orderBy(asc(clientFiles.id));
  const shown = await shownMessages(
    { db, signingSealer },
    ids.flatMap((id) => [linkMatter(id), codeMatter(id)]),
  );
  const now = clock.now();
  return rows.map(({ request, author }) => {
    const { id, personName, papers, validTo, linkBy, codeBy, sending } = request;
    const received = [linkMatter(id), codeMatter(id)].flatMap((matter) => shown.get(matter) ?? []);
    return {
      requestId: id,
      personName,
      papers,
      validTo,
      state: stateOf(request, now),
      linkBy,
      codeBy,
      authorName: `${author.firstName} ${author.lastName}`,
      createdOn: request.createdOn.toISOString(),
      sending,
      files: files.filter(({ requestId }) => requestId === id).map((file) => toFile(file, now)),
      ...(received.length > 0 && { received }),
    };
  });
}

const toFile = (file: FileRow, now: Date): ClientRequest['files'][number] => ({
  fileId: file.id,
  fileName: file.fileName,
  size: file.size,
  state: fileStateOf(file, now),
  sentOn: (file.sentOn ?? file.createdOn).toISOString(),
  reason: file.reason ?? undefined,
  documentId: file.documentId ?? undefined,
});
