import { documentSource } from '@advisor/contracts/codebooks/document';
import type { MergeProblem } from '@advisor/contracts/documents/case-documents';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns';
import { users } from '../../platform/session/schema/users';
import { cases } from '../cases/schema/cases';
import { signingDocuments } from '../signing/schema';

/** Files that wait to be saved to a case; whoever has sent them sees them, and nobody else. */
export const temporaryDocuments = pgTable(
  'temporary_documents',
  {
    guid: text().primaryKey(),
    /** Absent: a client has sent it by a personal link. */
    userId: integer().references(() => users.id),
    fileName: text().notNull(),
    /** Bytes; absent until the end of a file that does not say its length. */
    size: integer(),
    /** Bytes that are stored. */
    received: integer().notNull().default(0),
    /** Once the whole content was looked at. */
    contentType: text(),
    /** Of the content, hexadecimal. */
    sha256: text(),
    /** Of the whole file, as whoever sends it has told before; a content that differs is refused. */
    toldSha256: text(),
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
    /** The temporary document that it was made of, and is until the archive has it; of what was signed, a number of its own. */
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
    /** Absent: the product itself. */
    authorId: integer().references(() => users.id),
    createdOn: instant().notNull(),
    /** The document that was signed, of which this is the finished file. */
    signedDocumentId: integer()
      .unique('case_documents_signed')
      .references(() => signingDocuments.documentId, { onDelete: 'cascade' }),
    /** Where the archive has its content; absent until then. */
    archiveId: text(),
    /** The job that brings it there. */
    jobId: integer(),
  },
  (table) => [index('case_documents_case').on(table.caseId, table.id)],
);

/** Pictures among them made small, once for all who look at them. */
export const documentThumbnails = pgTable('document_thumbnails', {
  documentId: integer()
    .primaryKey()
    .references(() => caseDocuments.id, { onDelete: 'cascade' }),
  /** JPEG, encrypted; absent: none can be made of it. */
  sealed: bytes(),
});

/** Documents of a case that somebody has merged into one file, and how that stands. */
export const mergedDocuments = pgTable(
  'merged_documents',
  {
    guid: text().primaryKey(),
    caseId: integer()
      .notNull()
      .references(() => cases.id),
    /** Who has asked for it. */
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** In the order of the file. */
    documentIds: integer().array().notNull(),
    /** Last day on which it is kept, `YYYY-MM-DD`. */
    keptTo: text().notNull(),
    /** The job that merges them. */
    jobId: integer(),
    /** Bytes of the merged file; absent until it is done. */
    size: integer(),
    /** Why it was given up, and because of which document. */
    problem: text().$type<MergeProblem>(),
    problemDocumentId: integer(),
  },
  (table) => [
    // Whoever asks again is given the same one.
    uniqueIndex('merged_documents_asked')
      .on(table.caseId, table.userId, table.documentIds)
      .where(sql`${table.problem} is null`),
    index('merged_documents_kept_to').on(table.keptTo),
  ],
);

/** Pages that were made of each document, until they are joined. */
export const mergedSources = pgTable(
  'merged_sources',
  {
    guid: text()
      .notNull()
      .references(() => mergedDocuments.guid, { onDelete: 'cascade' }),
    /** From 1 on. */
    ordinal: smallint().notNull(),
    documentId: integer()
      .notNull()
      .references(() => caseDocuments.id),
    /** Absent until they are made. */
    pages: integer(),
    /** Bytes of the pages. */
    size: integer(),
    /** Whether the document bears an electronic signature or seal. */
    isSealed: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.guid, table.ordinal] })],
);

/** Content of the merged file, and of the pages before that, encrypted part by part. */
export const mergedParts = pgTable(
  'merged_parts',
  {
    guid: text()
      .notNull()
      .references(() => mergedDocuments.guid, { onDelete: 'cascade' }),
    /** 0: the merged file; otherwise the ordinal of the document. */
    file: smallint().notNull(),
    /** Byte of the file that the part begins with. */
    start: integer().notNull(),
    sealed: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.guid, table.file, table.start] })],
);
