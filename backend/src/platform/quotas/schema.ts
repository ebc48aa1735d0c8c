import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** How much of what is limited was taken, so that every node refuses alike. */
export const quotas = pgTable(
  'report_quotas',
  {
    /** SHA-256 of what is limited, and for whom. */
    key: text().notNull(),
    /** Beginning of the span that it is limited in. */
    since: instant('minute').notNull(),
    taken: integer('batches').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.since] }),
    index('report_quotas_minute').on(table.since),
  ],
);
