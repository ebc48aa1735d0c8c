import { setTimeout as pause } from 'node:timers/promises';
import { caseCalls } from '@advisor/contracts/case/calls';
import { taskType } from '@advisor/contracts/codebooks/task';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { maxFilesAtOnce } from '@advisor/contracts/documents/file-rules';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import type { Api } from '../../support/api';

/** A file of a few letters, or of whatever content. */
export interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const kinds = ['income', 'identity', 'photo', 'insurance'] as const;
const askMs = 500;

const statement = (index: number): File => ({
  name: `Výpis ${index + 1}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\nvýpis ${index}`),
});

/** The advisor's case that a consultation can be asked for on. */
export async function openCase(api: Api): Promise<number> {
  const { rows } = await api.call(caseCalls.search, {
    body: { filter: 'my-cases', pagination: { offset: 0, pageSize: 100 } },
  });
  for (const { caseId } of rows) {
    const types = await api.call(taskCalls.consultationTypes, { params: { caseId } });
    if (types.some(({ isAllowed }) => isAllowed)) return caseId;
  }
  throw new Error('The seed has no case to consult on');
}

/** Saves files to a case. */
export async function saveFiles(api: Api, caseId: number, files: readonly File[]): Promise<void> {
  const form = new FormData();
  for (const { name, mimeType, buffer } of files)
    form.append('files', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  const url = `${api.origin}/api/v1/${documentCalls.uploadTemporary.path}`;
  const sent = await api.request.post(url, { multipart: form });
  if (!sent.ok()) throw new Error(`Files were answered ${sent.status()}`);
  const taken = (await sent.json()) as { guid: string; fileName: string }[];
  await api.call(documentCalls.saveCaseDocuments, {
    params: { caseId },
    body: {
      documents: taken.map(({ guid, fileName }, index) => ({
        guid,
        fileName,
        documentTypeCode: kinds[index % kinds.length] ?? ('other' as const),
      })),
    },
  });
}

/** Waits until nothing of the case is on its way to the archive. */
async function untilArchived(api: Api, caseId: number): Promise<void> {
  for (;;) {
    const documents = await api.call(documentCalls.caseDocuments, { params: { caseId } });
    if (documents.every(({ uploadState }) => uploadState === 0)) return;
    await pause(askMs);
  }
}

/** Puts so many documents and open tasks to a case. */
export async function fillCase(
  api: Api,
  caseId: number,
  count: { documents: number; tasks: number },
) {
  for (let first = 0; first < count.documents; first += maxFilesAtOnce) {
    const many = Math.min(maxFilesAtOnce, count.documents - first);
    await saveFiles(
      api,
      caseId,
      Array.from({ length: many }, (_, at) => statement(first + at)),
    );
  }
  const types = await api.call(taskCalls.consultationTypes, { params: { caseId } });
  const allowed = types.filter(({ isAllowed }) => isAllowed);
  for (let index = 0; index < count.tasks; index += 1)
    await api.call(taskCalls.create, {
      params: { caseId },
      body: {
        taskTypeId: taskType.consultation.code,
        consultationTypeId: allowed[index % allowed.length]?.consultationTypeId ?? 0,
        message: `Dotaz číslo ${index + 1}`,
      },
    });
  await untilArchived(api, caseId);
}
