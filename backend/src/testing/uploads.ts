import { documentCalls } from '@advisor/contracts/documents/calls';
import { resumablePath } from '@advisor/contracts/documents/file-rules';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, eq, lt } from 'drizzle-orm';
import { cases } from '../domain/cases/schema/cases';
import type { DemoLogin, TestApp } from './test-app';

export interface TestFile {
  fileName: string;
  content: Buffer;
}

export const pdf = (fileName = 'smlouva.pdf', size = 2_000): TestFile => ({
  fileName,
  content: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 'podpis ')]),
});

const boundary = 'frontier';

/** Files as a browser's form sends them. */
export function sendFiles(backend: TestApp, files: readonly TestFile[], as: DemoLogin = 'advisor') {
  const parts = files.flatMap(({ fileName, content }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ]);
  return backend.call(
    {
      method: 'POST',
      url: `/api/v1/${documentCalls.uploadTemporary.path}`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    },
    as,
  );
}

type Taken = CallResponse<typeof documentCalls.uploadTemporary>;

/** The numbers of files that were sent. */
export async function upload(backend: TestApp, files: readonly TestFile[], as?: DemoLogin) {
  const answer = await sendFiles(backend, files, as);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Taken>().map(({ guid }) => guid);
}

/** A document of a case of the advisor. */
export async function saveDocument(
  backend: TestApp,
  caseId: number,
  file = pdf(),
  documentTypeCode = 'income',
): Promise<number> {
  const [guid = ''] = await upload(backend, [file]);
  const document = { guid, fileName: file.fileName, documentTypeCode };
  const answer = await backend.callOperation(documentCalls.saveCaseDocuments, {
    as: 'advisor',
    params: { caseId },
    body: { documents: [document] },
  });
  if (answer.statusCode !== 202) throw new Error(answer.body);
  return answer.json<{ documentId: number }[]>()[0]?.documentId ?? 0;
}

/** A document of one of the advisor's cases. */
export async function saveSomeDocument(backend: TestApp, file = pdf()) {
  const [{ caseId } = { caseId: 0 }] = await backend.db
    .select({ caseId: cases.id })
    .from(cases)
    .where(and(eq(cases.ownerId, 1), lt(cases.id, 9_000_000)))
    .limit(1);
  return { caseId, documentId: await saveDocument(backend, caseId, file) };
}

const tus = { 'tus-resumable': '1.0.0' };

/** Uploads by the tus protocol, request by request. */
export const resumable = (backend: TestApp, as: DemoLogin = 'advisor') => ({
  begin: (fileName: string, size: number, sha256?: string) =>
    backend.call(
      {
        method: 'POST',
        url: `/api/v1/${resumablePath}`,
        headers: {
          ...tus,
          'upload-length': String(size),
          'upload-metadata': [
            `filename ${Buffer.from(fileName).toString('base64')}`,
            ...(sha256 === undefined ? [] : [`sha256 ${Buffer.from(sha256).toString('base64')}`]),
          ].join(),
        },
      },
      as,
    ),
  send: (location: string, offset: number, content: Buffer) =>
    backend.call(
      {
        method: 'PATCH',
        url: location,
        headers: {
          ...tus,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        payload: content,
      },
      as,
    ),
  ask: (location: string) => backend.call({ method: 'HEAD', url: location, headers: tus }, as),
  cancel: (location: string) => backend.call({ method: 'DELETE', url: location, headers: tus }, as),
});
