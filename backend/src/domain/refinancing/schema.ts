import type { RepaymentPolicy } from '@advisor/lending/repayment/repayment-quote';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { users } from '../../platform/session/schema/users';
import { cases } from '../cases/schema/cases';
import { salesArrangements } from '../cases/schema/sales-arrangements';
import type { SavedOffer } from './saved-offer';
import { type RefinancingSettings, usualSettings } from './settings';

/** What the bank sets for early repayments and new rates, from a day on until the next version. */
export const repaymentPolicies = pgTable('repayment_policies', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  validFrom: date({ mode: 'string' }).notNull().unique('repayment_policies_valid_from'),
  policy: jsonb().$type<RepaymentPolicy>().notNull(),
  refinancing: jsonb().$type<RefinancingSettings>().notNull().default(usualSettings),
});

/** What clients were offered: saved as it was, whatever rates and loan are later. */
export const refinancingOffers = pgTable(
  'refinancing_offers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** Of `refinancingType`. */
    typeId: smallint().notNull(),
    terms: jsonb().$type<SavedOffer>().notNull(),
    /** Months; of a refixation. */
    fixedRatePeriod: smallint(),
    /** Last day on which it may be taken over. */
    validTo: date({ mode: 'string' }).notNull(),
    createdOn: instant().notNull(),
    /** Absent: the bank's own notice. */
    createdBy: integer().references(() => users.id),
    isLegalNotice: boolean().notNull().default(false),
    isLegalNoticeDefault: boolean().notNull().default(false),
    isLiked: boolean().notNull().default(false),
    isSelected: boolean().notNull().default(false),
    communicatedOn: instant(),
    cancelledOn: instant(),
  },
  (table) => [
    check('refinancing_offers_type', sql`${table.typeId} in (1, 2, 3)`),
    check(
      'refinancing_offers_period',
      sql`(${table.typeId} = 2) = (${table.fixedRatePeriod} is not null)`,
    ),
    uniqueIndex('refinancing_offers_selected')
      .on(table.caseId)
      .where(sql`${table.isSelected} and ${table.typeId} = 2`),
    index('refinancing_offers_case').on(table.caseId, table.typeId),
  ],
);

/** A retention, refixation or extra payment that is worked on, or was. */
export const refinancingProcesses = pgTable(
  'refinancing_processes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** Of `refinancingType`. */
    typeId: smallint().notNull(),
    /** 1 open, 4 finished, 5 handed over, 6 cancelled; 2 and 3 follow from the document. */
    state: smallint().notNull(),
    salesArrangementId: integer()
      .unique('refinancing_processes_arrangement')
      .references(() => salesArrangements.id),
    offerId: integer().references(() => refinancingOffers.id),
    createdOn: instant().notNull(),
    /** Absent: the bank itself, when a client does not answer. */
    createdBy: integer().references(() => users.id),
    /** Its document, which may be made only now. */
    documentId: integer(),
    /** The job that makes it. */
    documentJobId: integer(),
    /** First day of the new terms. */
    effectiveFrom: date({ mode: 'string' }),
    /** Last day on which the client may sign. */
    signatureDeadline: date({ mode: 'string' }),
    comment: text(),
    /** Percentage points; of a refixation. */
    interestRateDiscount: numeric({ precision: 5, scale: 2, mode: 'number' }),
    /** Of offer, comment and discount. */
    version: integer().notNull().default(1),
    /** Absent: the bank itself, or somebody before this was saved. */
    changedBy: integer(),
  },
  (table) => [
    check('refinancing_processes_type', sql`${table.typeId} in (1, 2, 3)`),
    check('refinancing_processes_state', sql`${table.state} in (1, 4, 5, 6)`),
    // Of a kind one at a time a case is worked on.
    uniqueIndex('refinancing_processes_open')
      .on(table.caseId, table.typeId)
      .where(sql`${table.state} in (1, 5)`),
    index('refinancing_processes_case').on(table.caseId, table.typeId),
    index('refinancing_processes_work')
      .on(table.effectiveFrom)
      .where(sql`${table.state} = 1`),
  ],
);

/** How clients answered offers. */
export const clientResponses = pgTable(
  'client_responses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    responseCodeTypeId: integer().notNull(),
    value: text(),
    createdOn: instant().notNull(),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('client_responses_case').on(table.caseId)],
);
