import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { tasks } from '../cases/schema/case-history';
import { bytes, instant } from '../../platform/database/columns';
import { documentsOnSA } from '../cases/schema/sales-arrangements';

/** What is signed in a document of an arrangement, and how far that is. */
export const signingDocuments = pgTable(
  'signing_documents',
  {
    documentId: integer()
      .primaryKey()
      .references(() => documentsOnSA.id, { onDelete: 'cascade' }),
    /** `EP-` and the document's id in six digits or more: the number in the signature service. */
    externalId: text().notNull().unique('signing_documents_external_id'),
    typeCode: text().notNull(),
    name: text().notNull(),
    source: smallint().notNull(),
    /** 1 physical, 2 biometric, 3 electronic; absent until somebody decides. */
    signatureTypeId: smallint(),
    /** Signature state 0 to 5. */
    state: smallint().notNull(),
    /** Process that has been started; absent before. */
    process: text({ enum: ['STANDARD', 'MSC'] }),
    /** What `document.setStatus` said: 1 in processing, 2 error. */
    signingStatus: smallint(),
    /** Task of the workflow that asked for it. */
    taskId: integer().references(() => tasks.id, { onDelete: 'set null' }),
    /** Answers that still come without a process, while the service prepares the document. */
    answersUntilReady: smallint().notNull().default(0),
    messageSeverity: text(),
    message: text(),
    /** Seconds after which a signer's device confirms by itself: the demonstration has no devices. */
    deviceSeconds: smallint().notNull().default(8),
    version: integer().notNull().default(1),
  },
  (table) => [
    // After a cancelled one (5), the task may ask for another.
    uniqueIndex('signing_documents_task')
      .on(table.taskId)
      .where(sql`${table.state} <> 5`),
    check('signing_documents_source', sql`${table.source} between 0 and 3`),
    check('signing_documents_type', sql`${table.signatureTypeId} in (1, 2, 3)`),
    check('signing_documents_state', sql`${table.state} between 0 and 5`),
    check('signing_documents_process', sql`${table.process} in ('STANDARD', 'MSC')`),
    check('signing_documents_status', sql`${table.signingStatus} in (1, 2)`),
    check(
      'signing_documents_message',
      sql`(${table.messageSeverity} is null) = (${table.message} is null)`,
    ),
  ],
);

/** Finished files: the sealed document, or the scan of what was signed on paper. Never replaced. */
export const signedFiles = pgTable(
  'signed_files',
  {
    documentId: integer()
      .primaryKey()
      .references(() => signingDocuments.documentId, { onDelete: 'cascade' }),
    kind: text({ enum: ['sealed', 'scan'] }).notNull(),
    fileName: text().notNull(),
    contentType: text().notNull(),
    /** Where the archive has its content. */
    archiveId: text(),
    /** For nodes of the release without the archive; goes with the next release. */
    content: bytes(),
    /** Hexadecimal. */
    sha256: text().notNull(),
    createdOn: instant().notNull(),
  },
  (table) => [
    check('signed_files_kind', sql`${table.kind} in ('sealed', 'scan')`),
    check('signed_files_content', sql`length(${table.content}) > 0`),
  ],
);

/** The forms that a document consists of, each signed by its members. */
export const signingGroups = pgTable(
  'signing_groups',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    documentId: integer()
      .notNull()
      .references(() => signingDocuments.documentId, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    formId: text().notNull(),
    formTitle: text().notNull(),
    hasCancellationAccess: boolean().notNull().default(true),
  },
  (table) => [index('signing_groups_document').on(table.documentId, table.position)],
);
