import type { documentCalls } from '@advisor/contracts/documents/calls';
import type { CallBody } from '@advisor/contracts/operation';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { putDocument, uploadsToPut } from '../../../domain/case-documents/put-documents';
import { caseDocuments } from '../../../domain/case-documents/schema';
import { changeCase } from '../../../domain/cases/change-case';
import { notFound } from '../../../platform/failure';

type Saved = typeof caseDocuments.$inferSelect;
type Asked = CallBody<typeof documentCalls.saveCaseDocuments>['documents'];

interface Saving {
  caseId: number;
  userId: number;
  documents: Asked;
}

/**
 * Saves uploads of the user to a case; from then on they are everybody's who sees the case, and a job
 * brings them to the archive. What was saved to the case before is answered as it is.
 * @returns in the order of the request
 * @throws Failure 404 for an upload that is gone or was saved to another case, 409 for one that has not come whole
 */
export async function saveDocuments(
  app: FastifyInstance,
  { caseId, userId, documents }: Saving,
): Promise<Saved[]> {
  const { db, clock } = app.backend;
  const guids = documents.map(({ guid }) => guid);
  const before = await db.select().from(caseDocuments).where(inArray(caseDocuments.guid, guids));
  const isSaved = (guid: string) =>
    before.some((saved) => saved.guid === guid && saved.caseId === caseId);
  const wanted = documents.flatMap(({ guid }, at) =>
    isSaved(guid) ? [] : [{ guid, field: `documents.${at}.guid` }],
  );
  const { malwareScanner } = app.neighbours;
  const uploads = await uploadsToPut({ ...app.backend, malwareScanner }, userId, wanted);
  await changeCase(db, { caseId, userId, now: clock.now() }, async (change) => {
    for (const { guid, ...told } of documents) {
      const upload = uploads.get(guid);
      if (upload !== undefined) await putDocument(change, upload, userId, told);
    }
  });
  const saved = await db.select().from(caseDocuments).where(inArray(caseDocuments.guid, guids));
  return guids.map((guid) => {
    const found = saved.find((one) => one.guid === guid && one.caseId === caseId);
    if (found === undefined)
      throw notFound('Soubor už není k dispozici. Nahrajte ho prosím znovu.');
    return found;
  });
}
