import { maxFileSize, maxFilesAtOnce } from '@advisor/contracts/documents/file-rules';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { temporaryDocuments } from '../../../domain/case-documents/schema';
import { badRequest, Failure, fileTooLarge } from '../../../platform/failure';
import { checkUpload, type CheckedUpload } from '../../../domain/case-documents/check-upload';
import { forgetUpload } from '../../../domain/case-documents/write-documents';
import { appendToUpload, beginUpload } from './receive-upload';

const field = { field: 'files' };

/**
 * The files of a multipart request, each stored as it comes. When one is refused, none stays.
 * @throws Failure 400 for a wrong file or one that did not come whole, 413 for one that is too large
 */
export async function takeFiles(
  app: FastifyInstance,
  request: FastifyRequest,
  userId: number,
): Promise<CheckedUpload[]> {
  if (!request.isMultipart()) throw badRequest('Vyberte prosím soubory.', field);
  const { backend, neighbours } = app;
  const taken: CheckedUpload[] = [];
  const begun: string[] = [];
  try {
    const limits = { fileSize: maxFileSize, files: maxFilesAtOnce };
    for await (const { file, filename } of request.files({ limits })) {
      const { guid, ...upload } = await beginUpload(backend, { userId, fileName: filename });
      begun.push(guid);
      const size = await appendToUpload(backend, guid, { offset: 0, content: file });
      if (file.truncated) throw fileTooLarge();
      if (size === 0) throw badRequest('Soubor je prázdný.', field);
      await backend.db
        .update(temporaryDocuments)
        .set({ size })
        .where(eq(temporaryDocuments.guid, guid));
      const whole = { ...upload, guid, size, received: size };
      taken.push(
        await checkUpload({ ...backend, malwareScanner: neighbours.malwareScanner }, whole),
      );
    }
  } catch (error) {
    for (const guid of begun) await forgetUpload(backend, guid);
    throw error instanceof Failure ? error : refusalOf(error);
  }
  if (taken.length === 0) throw badRequest('Vyberte prosím soubory.', field);
  return taken;
}

/** What the parser of uploads refuses, in our words; what is no refusal stays as it is. */
function refusalOf(error: unknown): unknown {
  const { code } = error as { code?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge();
  if (code === 'FST_FILES_LIMIT')
    return badRequest(`Najednou lze nahrát nejvýše ${maxFilesAtOnce} souborů.`, field);
  const isBroken = typeof code !== 'string' || code.startsWith('FST_') || code === 'ECONNRESET';
  return isBroken && !(error instanceof TypeError)
    ? badRequest('Soubory nepřišly celé. Odešlete je prosím znovu.', field)
    : error;
}
