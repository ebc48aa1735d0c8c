import { documentSource } from '@advisor/contracts/codebooks/document';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns';
import { users } from '../../platform/session/schema/users';
import { cases } from '../cases/schema/cases';

/** Files that wait to be saved to a case; whoever has sent them sees them, and nobody else. */
export const temporaryDocuments = pgTable(
  'temporary_documents',
  {
    guid: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    fileName: text().notNull(),
    /** Bytes; absent until the end of a file that does not say its length. */
    size: integer(),
    /** Bytes that are stored. */
    received: integer().notNull().default(0),
    /** Once the whole content was looked at. */
    contentType: text(),
    /** Of the content, hexadecimal. */
    sha256: text(),
    createdOn: instant().notNull(),
  },
  (table) => [
    index('temporary_documents_user').on(table.userId),
    check('temporary_documents_received', sql`${table.received} between 0 and ${table.size}`),
  ],
);

/** Their content, encrypted part by part. */
export const temporaryParts = pgTable(
  'temporary_parts',
  {
    guid: text()
      .notNull()
      .references(() => temporaryDocuments.guid, { onDelete: 'cascade' }),
    /** Byte of the file that the part begins with. */
    start: integer().notNull(),
    sealed: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.guid, table.start] })],
);

/** Documents of cases; their content is in the archive. */
export const caseDocuments = pgTable(
  'case_documents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => cases.id),
    /** The temporary document that it was made of, and is until the archive has it. */
    guid: text().notNull().unique('case_documents_guid'),
    fileName: text().notNull(),
    contentType: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Of the content, hexadecimal. */
    sha256: text().notNull(),
    /** Of `caseDocumentType`. */
    documentTypeCode: text().notNull(),
    description: text(),
    formId: text(),
    /** Of `documentSource`. */
    source: smallint().notNull().default(documentSource.archive.code),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    createdOn: instant().notNull(),
    /** Where the archive has its content; absent until then. */
    archiveId: text(),
    /** The job that brings it there. */
    jobId: integer(),
  },
  (table) => [index('case_documents_case').on(table.caseId, table.id)],
);
