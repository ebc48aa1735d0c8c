import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Backend } from '../../platform/backend';
import { notFound } from '../../platform/failure';
import type { DocumentArchive } from './port';
import { archivedFiles } from './schema';

/** The archive of the demonstration: a table of our own database. */
export const referenceDocumentArchive = ({
  db,
  clock,
}: Pick<Backend, 'db' | 'clock'>): DocumentArchive => ({
  async put(file) {
    const archiveId = randomUUID();
    await db.insert(archivedFiles).values({ archiveId, ...file, archivedOn: clock.now() });
    return { archiveId };
  },
  async get(archiveId) {
    const [file] = await db
      .select({ content: archivedFiles.content })
      .from(archivedFiles)
      .where(eq(archivedFiles.archiveId, archiveId));
    if (file === undefined) throw notFound('Soubor nebyl nalezen.');
    return file;
  },
});
