import { z } from 'zod';
import type { Content } from '../../platform/files/content';
import { definePort } from '../../platform/neighbours/port';

interface FileFacts {
  fileName: string;
  contentType: string;
}

/** A file that is in memory. */
export interface FileToArchive extends FileFacts {
  content: Uint8Array;
}

/** A file as it goes to the archive. */
export interface ArchivedFile extends FileFacts {
  /** Bytes; the archive refuses a content of another length. */
  size: number;
  content: Content;
}

/** The neighbouring system that keeps the content of documents. */
export interface DocumentArchive {
  /**
   * Keeps a file for good, once all of it has come. The same file put twice is kept twice: whoever puts
   * it notes the number that counts.
   */
  put(file: ArchivedFile): Promise<{ archiveId: string }>;
  /** The content is read once. @throws Failure 404 for a number that nothing was put under */
  get(archiveId: string): Promise<{ size: number; content: Content }>;
}

const contentSchema = z.custom<Content>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
);

export const documentArchivePort = definePort<DocumentArchive>({
  name: 'document-archive',
  // Files have up to 20 MB.
  timeoutMs: 30_000,
  answers: {
    put: z.object({ archiveId: z.string().min(1) }),
    get: z.object({ size: z.number().int().positive(), content: contentSchema }),
  },
});
