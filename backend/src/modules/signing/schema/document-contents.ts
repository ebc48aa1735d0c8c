import { pgTable, text, integer } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns';
import { signingDocuments } from '../../../domain/signing/schema';

/** What a document says: written once, before anybody sees it, and never changed. */
export const documentContents = pgTable('document_contents', {
  documentId: integer()
    .primaryKey()
    .references(() => signingDocuments.documentId, { onDelete: 'cascade' }),
  /** JSON, encrypted: it holds addresses and birth numbers. */
  sealedPage: text().notNull(),
  /** SHA-256 of the PDF that nobody has signed yet, hexadecimal. */
  sha256: text().notNull(),
  createdOn: instant().notNull(),
});
