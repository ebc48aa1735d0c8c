import { contentOf, readAll } from '../../platform/files/content';
import type { DocumentArchive, FileToArchive } from './port';

interface Archived {
  archiveId: string | null;
  /** Where the release without the archive has put it, and looks for it. */
  content: Uint8Array | null;
}

/** The content of a file that a row tells of. */
export async function archivedContent(
  archive: DocumentArchive,
  { archiveId, content }: Archived,
): Promise<Buffer> {
  if (archiveId !== null) return readAll((await archive.get(archiveId)).content);
  if (content === null) throw new Error('a file without content');
  return Buffer.from(content);
}

/** Puts a file that is in memory. */
export const putBytes = (archive: DocumentArchive, { content, ...facts }: FileToArchive) =>
  archive.put({ ...facts, size: content.length, content: contentOf(content) });
