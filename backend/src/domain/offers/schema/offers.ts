import type { Offer } from '@advisor/contracts/offer/modelation';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cases } from '../../cases/schema/cases';
import { instant } from '../../../platform/database/columns';
import { rateVersions } from './rate-versions';
import { salesArrangements } from '../../cases/schema/sales-arrangements';
import { users } from '../../../platform/session/schema/users';

/**
 * Modelations that were saved, with their numbers as they were: they are never calculated anew, and
 * but for the case that they go to nothing of them changes (a trigger).
 */
export const offers = pgTable(
  'offers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productTypeId: integer().notNull(),
    rateVersionId: integer()
      .notNull()
      .references(() => rateVersions.id),
    input: jsonb().$type<Offer['input']>().notNull(),
    /** Without the schedule, which follows from the input and the version. */
    result: jsonb().$type<Offer['result']>().notNull(),
    name: text(),
    /** What secured the loan of its case, `Security[]`; absent where nothing did. */
    sealedSecurities: text(),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    createdOn: instant().notNull(),
    /** Of the call that saved it: the same call again keeps nothing more. */
    requestKey: uuid(),
    /** Last day on which it may be taken over. */
    validTo: date({ mode: 'string' }).notNull(),
    caseId: integer().references(() => cases.id, { onDelete: 'cascade' }),
    /** The arrangement that it was made for, whether or not it is the one taken over. */
    salesArrangementId: integer().references(() => salesArrangements.id, { onDelete: 'cascade' }),
  },
  (table) => [
    check('offers_product_type', sql`${table.productTypeId} in (1, 20000, 20001, 20004, 20010)`),
    check(
      'offers_case_and_arrangement',
      sql`(${table.caseId} is null) = (${table.salesArrangementId} is null)`,
    ),
    index('offers_sales_arrangement').on(table.salesArrangementId, table.id),
    uniqueIndex('offers_request').on(table.createdBy, table.requestKey),
    index('offers_case').on(table.caseId),
    index('offers_rate_version').on(table.rateVersionId),
  ],
);
