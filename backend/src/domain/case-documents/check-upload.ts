import pLimit from 'p-limit';
import type { Backend } from '../../platform/backend';
import { badRequest, conflict, Failure } from '../../platform/failure';
import type { Content } from '../../platform/files/content';
import { createFileJudge } from '../../platform/files/file-type';
import { temporaryContent } from './temporary-content';
import type { TemporaryDocument } from './uploads';
import { forgetUpload, noteChecked } from './write-documents';

interface ScannedFile {
  fileName: string;
  contentType: string;
  size: number;
  content: Content;
}

/** Files that a node looks into at a time: many that end together must not keep calls waiting. */
const checks = pLimit(2);

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
  const { guid, received } = upload;
  if (received !== upload.size) throw conflict('Soubor se ještě nenahrál celý.');
  try {
    const found = await checks(() => lookInto({ db, fileSealer, malwareScanner }, upload));
    await noteChecked(db, guid, found);
    return { ...upload, size: received, ...found };
  } catch (error) {
    if (error instanceof Failure && error.status === 400) await forgetUpload({ db }, guid);
    throw error;
  }
}

/** What the content is, judged while the scanner reads it. */
async function lookInto(
  { db, fileSealer, malwareScanner }: Checking,
  { guid, fileName, received, toldSha256 }: TemporaryDocument,
) {
  const judge = createFileJudge(fileName);
  const { verdict } = await malwareScanner.scan({
    fileName,
    contentType: judge.contentType,
    size: received,
    content: judge.passing(temporaryContent(db, fileSealer, guid)),
  });
  if (verdict === 'infected') throw infected();
  const { size, contentType, sha256 } = judge.judged();
  if (size !== received) throw new Error('a content was not read whole');
  if (toldSha256 !== null && toldSha256 !== sha256) throw changed();
  return { contentType, sha256 };
}

const changed = () =>
  badRequest('Soubor se během nahrávání změnil. Nahrajte ho prosím znovu.', { field: 'file' });
const infected = () =>
  badRequest('V souboru je škodlivý kód, proto ho nelze přijmout.', { field: 'file' });
