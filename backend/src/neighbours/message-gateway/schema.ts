import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

/** What phones of the demonstration have received last; a page shows it in their place. */
export const referenceMessages = pgTable(
  'reference_messages',
  {
    correlationId: text().primaryKey(),
    messageId: text().notNull(),
    /** Encrypted: it holds a code. */
    sealedText: text().notNull(),
    sentOn: instant().notNull(),
  },
  (table) => [index('reference_messages_sent').on(table.sentOn)],
);
