import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { users } from '../../platform/session/schema/users';
import { customersOnSA, salesArrangements } from '../cases/schema/sales-arrangements';

/** What people on an application owe: as they stated it, and as the credit bureau reports it. */
export const obligations = pgTable(
  'obligations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerOnSAId: integer('customer_on_sa_id')
      .notNull()
      .references(() => customersOnSA.id, { onDelete: 'cascade' }),
    /** 1 stated by the client, 2 reported by the credit bureau. */
    sourceId: smallint().notNull(),
    /** Creditor, amounts and the rest, as JSON; personal data, encrypted. */
    sealedObligation: text().notNull(),
    /** Keyed hash of the bureau's number of it. */
    externalKey: text(),
    /** Counts the changes, so that two people do not overwrite each other. */
    version: integer().notNull().default(1),
    changedOn: instant().notNull(),
    changedBy: integer().references(() => users.id),
    /** Of the call that added it: sent again it adds nothing. */
    requestKey: text(),
  },
  (table) => [
    check('obligations_source', sql`${table.sourceId} in (1, 2)`),
    check(
      'obligations_reported',
      sql`(${table.sourceId} = 2) = (${table.externalKey} is not null)`,
    ),
    index('obligations_customer').on(table.customerOnSAId, table.id),
    uniqueIndex('obligations_external').on(table.customerOnSAId, table.externalKey),
    uniqueIndex('obligations_request').on(table.customerOnSAId, table.requestKey),
  ],
);

/** The last reading of an application's people from the credit bureau. */
export const exposureRefreshes = pgTable('exposure_refreshes', {
  salesArrangementId: integer()
    .primaryKey()
    .references(() => salesArrangements.id, { onDelete: 'cascade' }),
  /** In the queue of jobs, which forgets what is long done. */
  jobId: integer().notNull(),
  askedBy: integer()
    .notNull()
    .references(() => users.id),
  /** When the bureau was last read whole. */
  refreshedOn: instant(),
});
