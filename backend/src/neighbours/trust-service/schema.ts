import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

/** The key that finished documents are sealed with, encrypted; all nodes share it. */
export const sealingKeys = pgTable('sealing_keys', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  sealedPem: text().notNull(),
  createdOn: instant().notNull(),
});
