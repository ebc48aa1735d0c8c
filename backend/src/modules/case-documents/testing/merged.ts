import { documentCalls } from '@advisor/contracts/documents/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { eq } from 'drizzle-orm';
import { mergedDocuments } from '../../../domain/case-documents/schema';
import { newApplication } from '../../../testing/hub';
import type { TestApp } from '../../../testing/test-app';
import { upload } from '../../../testing/uploads';
import { pagesPdf } from './pdf-files';

/** Merges a document of a new case. @returns the merged one */
export async function mergeSomeDocument(backend: TestApp): Promise<{ guid: string }> {
  const { caseId } = await newApplication(backend);
  const asAdvisor = { as: 'advisor', params: { caseId } } as const;
  const fileName = 'smlouva.pdf';
  const [guid = ''] = await upload(backend, [{ fileName, content: pagesPdf(['Smlouva']) }]);
  const documents = [{ guid, fileName, documentTypeCode: 'income' }];
  const saved = await backend.callOperation(documentCalls.saveCaseDocuments, {
    ...asAdvisor,
    body: { documents },
  });
  const ids = saved.json<CallResponse<typeof documentCalls.saveCaseDocuments>>();
  const begun = await backend.callOperation(documentCalls.mergeCaseDocuments, {
    ...asAdvisor,
    body: { documentIds: ids.map(({ documentId }) => documentId) },
  });
  const merged = begun.json<CallResponse<typeof documentCalls.mergeCaseDocuments>>();
  const [row] = await backend.db
    .select()
    .from(mergedDocuments)
    .where(eq(mergedDocuments.guid, merged.guid));
  if (!(await backend.app.jobs.runNow(row?.jobId ?? 0))) throw new Error('nothing was merged');
  return merged;
}
