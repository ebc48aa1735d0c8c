import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { customersOnSA } from '../../cases/schema/sales-arrangements';
import { instant } from '../../../platform/database/columns';
import { users } from '../../../platform/session/schema/users';

/** What was entered of a person on an application; absent until somebody has. */
export const clientDetails = pgTable('client_details', {
  customerOnSAId: integer('customer_on_sa_id')
    .primaryKey()
    .references(() => customersOnSA.id, { onDelete: 'cascade' }),
  /** Encrypted JSON: all of it is personal. */
  sealed: text().notNull(),
  /** Counts the changes. */
  version: integer().notNull(),
  changedOn: instant().notNull(),
  changedBy: integer()
    .notNull()
    .references(() => users.id),
});
