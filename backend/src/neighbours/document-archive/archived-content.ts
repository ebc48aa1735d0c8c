import type { DocumentArchive } from './port';

interface Archived {
  archiveId: string | null;
  /** Where a release without the archive has put it. */
  content: Uint8Array | null;
}

/** The content of a file that a row tells of. */
export async function archivedContent(
  archive: DocumentArchive,
  { archiveId, content }: Archived,
): Promise<Buffer> {
  if (content !== null) return Buffer.from(content);
  if (archiveId === null) throw new Error('a file without content');
  return Buffer.from((await archive.get(archiveId)).content);
}
