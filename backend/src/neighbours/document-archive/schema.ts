import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns';

/** The archive of the demonstration. Nothing in it is changed or removed. */
export const archivedFiles = pgTable(
  'archived_files',
  {
    archiveId: text().primaryKey(),
    fileName: text().notNull(),
    contentType: text().notNull(),
    content: bytes().notNull(),
    archivedOn: instant().notNull(),
  },
  (table) => [check('archived_files_content', sql`length(${table.content}) > 0`)],
);
