import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OuterStore } from '../../platform/config/archive-environment';
import { bytes, instant } from '../../platform/database/columns';

/** The archive of the demonstration. Nothing in it is changed or removed. */
export const archivedFiles = pgTable(
  'archived_files',
  {
    archiveId: text().primaryKey(),
    fileName: text().notNull(),
    contentType: text().notNull(),
    /** Bytes; absent of what an earlier release has put. */
    size: integer(),
    /** Of what an earlier release has put; since then files are in parts. */
    content: bytes(),
    archivedOn: instant().notNull(),
  },
  (table) => [check('archived_files_content', sql`length(${table.content}) > 0`)],
);

/**
 * The content of files, encrypted part by part. Parts come before their file: without it they are of an
 * upload that has not ended, or never will.
 */
export const archivedParts = pgTable(
  'archived_parts',
  {
    archiveId: text().notNull(),
    /** From 0 on. */
    ordinal: integer().notNull(),
    sealed: bytes().notNull(),
    putOn: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.archiveId, table.ordinal] })],
);

/** Where the content of a file is, unless it is in the parts above. */
export const archivedPlaces = pgTable('archived_places', {
  archiveId: text()
    .primaryKey()
    .references(() => archivedFiles.archiveId),
  store: text().$type<OuterStore>().notNull(),
});
