import type { SalesArrangementParameters } from '@advisor/contracts/sales-arrangement/parameters';
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns';
import { users } from '../../../platform/session/schema/users';
import { salesArrangements } from './sales-arrangements';

/** What is agreed in an arrangement, once somebody has written it. */
export const arrangementParameters = pgTable('arrangement_parameters', {
  salesArrangementId: integer()
    .primaryKey()
    .references(() => salesArrangements.id, { onDelete: 'cascade' }),
  parameters: jsonb().$type<SalesArrangementParameters>().notNull(),
  /** Counts the changes, so that two people do not overwrite each other. */
  version: integer().notNull(),
  changedOn: instant().notNull(),
  changedBy: integer()
    .notNull()
    .references(() => users.id),
});
