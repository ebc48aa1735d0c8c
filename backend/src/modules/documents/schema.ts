import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes } from '../../platform/database/columns';

/** Forms and templates that belong to no case. */
export const generalDocuments = pgTable(
  'general_documents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull().unique('general_documents_name'),
    category: text().notNull(),
    format: text({ enum: ['pdf', 'docx', 'xlsx'] }).notNull(),
    updatedOn: date({ mode: 'string' }).notNull(),
    /** Bytes. */
    size: integer(),
    /** Where the archive has its content. */
    archiveId: text(),
    /** Of a document that a release without the archive has kept. */
    content: bytes(),
  },
  (table) => [
    check('general_documents_format', sql`${table.format} in ('pdf', 'docx', 'xlsx')`),
    check('general_documents_content', sql`length(${table.content}) > 0`),
  ],
);
