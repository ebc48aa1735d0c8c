import { desc, eq } from 'drizzle-orm';
import type { documentCalls } from '@advisor/contracts/documents/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { caseDocuments } from '../../domain/case-documents/schema';
import type { Database } from '../../platform/database/database';
import { users } from '../../platform/session/schema/users';
import { uploadStates } from './upload-state';

type Listed = CallResponse<typeof documentCalls.caseDocuments>[number];

/** Documents of a case, newest first. */
export async function listDocuments(db: Database, caseId: number): Promise<Listed[]> {
  const rows = await db
    .select({ document: caseDocuments, author: users })
    .from(caseDocuments)
    .leftJoin(users, eq(users.id, caseDocuments.authorId))
    .where(eq(caseDocuments.caseId, caseId))
    .orderBy(desc(caseDocuments.id));
  const states = await uploadStates(
    db,
    rows.map(({ document }) => document),
  );
  return rows.map(({ document, author }, at) => ({
    documentId: document.id,
    formId: document.formId ?? undefined,
    fileName: document.fileName,
    // What is stored was checked when it came.
    documentTypeCode: document.documentTypeCode as Listed['documentTypeCode'],
    description: document.description ?? undefined,
    source: document.source as Listed['source'],
    uploadState: states[at] ?? 2,
    size: document.size,
    authorName: author ? `${author.firstName} ${author.lastName}` : undefined,
    createdOn: document.createdOn.toISOString(),
  }));
}
