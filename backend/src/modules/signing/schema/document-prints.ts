import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { signingDocuments } from '../../../domain/signing/schema';

/** PDFs that wait for their signatures, as they were printed; the sealed file has its own attached. */
export const documentPrints = pgTable('document_prints', {
  documentId: integer()
    .primaryKey()
    .references(() => signingDocuments.documentId, { onDelete: 'cascade' }),
  /** Base64, encrypted. */
  sealedPdf: text().notNull(),
});
