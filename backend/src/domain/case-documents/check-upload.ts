import type { Backend } from '../../platform/backend';
import { badRequest, conflict, Failure } from '../../platform/failure';
import type { Content } from '../../platform/files/content';
import { judgeFile } from '../../platform/files/file-type';
import { temporaryContent } from './temporary-content';
import type { TemporaryDocument } from './uploads';
import { forgetUpload, noteChecked } from './write-documents';

interface ScannedFile {
  fileName: string;
  contentType: string;
  size: number;
  content: Content;
}

/** What checking an upload needs. */
export interface Checking extends Pick<Backend, 'db' | 'fileSealer'> {
  malwareScanner: { scan(file: ScannedFile): Promise<{ verdict: 'clean' | 'infected' }> };
}

/** An upload whose content is what its name says, and harmless. */
export type CheckedUpload = TemporaryDocument & {
  size: number;
  contentType: string;
  sha256: string;
};

const isChecked = (upload: TemporaryDocument): upload is CheckedUpload =>
  upload.size !== null && upload.contentType !== null && upload.sha256 !== null;

/**
 * Looks at the content of an upload that is whole, once. What is refused is forgotten at once.
 * @throws Failure 400 for a wrong or harmful content, 409 for one that has not come whole, 503 when nobody can tell whether it is harmless
 */
export async function checkUpload(
  { db, fileSealer, malwareScanner }: Checking,
  upload: TemporaryDocument,
): Promise<CheckedUpload> {
  if (isChecked(upload)) return upload;
  const { guid, fileName, received } = upload;
  if (received !== upload.size) throw conflict('Soubor se ještě nenahrál celý.');
  const content = () => temporaryContent(db, fileSealer, guid);
  try {
    const { contentType, sha256, size } = await judgeFile(fileName, content());
    if (size !== received) throw new Error('an upload is not as long as what was received');
    if (upload.toldSha256 !== null && upload.toldSha256 !== sha256) throw changed();
    const { verdict } = await malwareScanner.scan({
      fileName,
      contentType,
      size,
      content: content(),
    });
    if (verdict === 'infected') throw infected();
    await noteChecked(db, guid, { contentType, sha256 });
    return { ...upload, size, contentType, sha256 };
  } catch (error) {
    if (error instanceof Failure && error.status === 400) await forgetUpload({ db }, guid);
    throw error;
  }
}

const changed = () =>
  badRequest('Soubor se během nahrávání změnil. Nahrajte ho prosím znovu.', { field: 'file' });
const infected = () =>
  badRequest('V souboru je škodlivý kód, proto ho nelze přijmout.', { field: 'file' });
