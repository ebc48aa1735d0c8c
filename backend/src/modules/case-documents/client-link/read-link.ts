import type { ClientLink } from '@advisor/contracts/client-requests/link';
import { mostCodesSent, mostLinkFiles } from '@advisor/contracts/client-requests/rules';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { temporaryDocuments } from '../../../domain/case-documents/schema';
import { clientFiles } from '../../../domain/client-requests/schema';
import type { Backend } from '../../../platform/backend';
import { users } from '../../../platform/session/schema/users';
import { fileStateOf, type RequestRow } from '../client-requests/request-state';

/** What a client sees of the link; before the code nothing but who asks, and until when. */
export async function readLink(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  row: RequestRow,
  isEntered: boolean,
): Promise<ClientLink> {
  const [author] = await db.select().from(users).where(eq(users.id, row.createdBy));
  const link = {
    advisorName: author === undefined ? '' : `${author.firstName} ${author.lastName}`,
    validTo: row.validTo,
    canSendCode: row.codeBy === 'sms' && row.codesSent < mostCodesSent,
  };
  if (!isEntered) return link;
  const files = await db
    .select()
    .from(clientFiles)
    .where(eq(clientFiles.requestId, row.id))
    .orderBy(asc(clientFiles.id));
  const chosen = await db
    .select({ guid: clientFiles.guid, fileName: clientFiles.fileName, size: clientFiles.size })
    .from(clientFiles)
    .innerJoin(temporaryDocuments, eq(temporaryDocuments.guid, clientFiles.guid))
    .where(
      and(
        eq(clientFiles.requestId, row.id),
        eq(clientFiles.state, 'chosen'),
        isNotNull(temporaryDocuments.contentType),
      ),
    )
    .orderBy(asc(clientFiles.id));
  const now = clock.now();
  return {
    ...link,
    opened: {
      papers: row.papers,
      files: files.flatMap((file) => {
        const state = fileStateOf(file, now);
        const { guid, fileName, size, reason } = file;
        return file.state === 'chosen' || state === 'removed'
          ? []
          : [{ guid, fileName, size, state, reason: reason ?? undefined }];
      }),
      chosen,
      room: Math.max(0, mostLinkFiles - files.length),
    },
  };
}
