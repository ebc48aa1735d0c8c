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
import { instant } from '../../platform/database/columns';
import { users } from '../../platform/session/schema/users';
import { customersOnSA } from '../cases/schema/sales-arrangements';

/** What people on an application earn. */
export const incomes = pgTable(
  'incomes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerOnSAId: integer('customer_on_sa_id')
      .notNull()
      .references(() => customersOnSA.id, { onDelete: 'cascade' }),
    /** 1 salary, 2 enterprise, 3 rent, 4 other. */
    typeId: smallint().notNull(),
    /** Employer, amounts and the rest, as JSON; personal data, encrypted. */
    sealedIncome: text().notNull(),
    /** A tax return says the amount. */
    isFromTaxReturn: boolean().notNull().default(false),
    /** Counts the changes, so that two people do not overwrite each other. */
    version: integer().notNull().default(1),
    changedOn: instant().notNull(),
    changedBy: integer().references(() => users.id),
    /** Of the call that added it: sent again it adds nothing. */
    requestKey: text(),
  },
  (table) => [
    check('incomes_type', sql`${table.typeId} in (1, 2, 3, 4)`),
    index('incomes_customer').on(table.customerOnSAId, table.typeId, table.id),
    uniqueIndex('incomes_request').on(table.customerOnSAId, table.requestKey),
  ],
);
