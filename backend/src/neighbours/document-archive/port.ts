import { z } from 'zod';
import { definePort } from '../../platform/neighbours/port';

export interface FileToArchive {
  fileName: string;
  contentType: string;
  content: Uint8Array;
}

const contentSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** The neighbouring system that keeps the content of documents. */
export interface DocumentArchive {
  /**
   * Keeps a file for good. The same file put twice is kept twice: whoever puts it notes the number
   * that counts.
   */
  put(file: FileToArchive): Promise<{ archiveId: string }>;
  /** @throws Failure 404 for a number that nothing was put under */
  get(archiveId: string): Promise<{ content: Uint8Array }>;
}

export const documentArchivePort = definePort<DocumentArchive>({
  name: 'document-archive',
  // Files have up to 20 MB.
  timeoutMs: 30_000,
  answers: {
    put: z.object({ archiveId: z.string().min(1) }),
    get: z.object({ content: contentSchema }),
  },
});
