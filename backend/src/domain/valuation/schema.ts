import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ReportedResult } from '@advisor/contracts/real-estate/result';
import { bytes, instant, money } from '../../platform/database/columns';
import { users } from '../../platform/session/schema/users';
import { caseDocuments } from '../case-documents/schema';
import { cases } from '../cases/schema/cases';

/** What loans are secured by; one may be valued several times. */
export const realEstates = pgTable(
  'real_estates',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** Of `realEstateType`. */
    typeId: smallint().notNull(),
  },
  (table) => [
    check('real_estates_type', sql`${table.typeId} between 1 and 5`),
    index('real_estates_case').on(table.caseId, table.id),
  ],
);

/** Deeds of ownership as they were read from the cadastre; never changed. */
export const ownershipDeeds = pgTable(
  'ownership_deeds',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    issuedOn: date({ mode: 'string' }).notNull(),
    readOn: instant().notNull(),
    readBy: integer()
      .notNull()
      .references(() => users.id),
    /** Entry, owners and restrictions as JSON; personal data, encrypted. */
    sealedDeed: text().notNull(),
    /** The file, encrypted. */
    sealedPdf: bytes().notNull(),
  },
  (table) => [index('ownership_deeds_case').on(table.caseId)],
);

/** Valuations of real estates: what is known of each, and how it is to be valued. */
export const realEstateValuations = pgTable(
  'real_estate_valuations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    realEstateId: integer()
      .notNull()
      .references(() => realEstates.id, { onDelete: 'cascade' }),
    /** Whether it secures the loan, and whether the loan buys or builds it. */
    isLoanRealEstate: boolean().notNull(),
    isPurchased: boolean().notNull(),
    /** The rest of the specification as JSON: address and numbers, encrypted. */
    sealedSpecification: text().notNull(),
    /** Why the statistical model does not value it, as it stands. */
    onlineRefusal: text(),
    /** Of `valuationType`; absent until it is chosen. */
    valuationTypeId: smallint(),
    /** The last one that was read. */
    deedId: integer().references(() => ownershipDeeds.id),
    createdOn: instant().notNull(),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    /** Of the call that made it: sent again it makes nothing. */
    requestKey: text(),
    /** Counts the changes, so that two people do not overwrite each other. */
    version: integer().notNull().default(1),
    changedOn: instant().notNull(),
    changedBy: integer().references(() => users.id),
  },
  (table) => [
    check('real_estate_valuations_type', sql`${table.valuationTypeId} between 1 and 7`),
    index('real_estate_valuations_real_estate').on(table.realEstateId, table.id),
    index('real_estate_valuations_deed').on(table.deedId),
    uniqueIndex('real_estate_valuations_request').on(table.createdBy, table.requestKey),
  ],
);

/** Documents and photographs that go with an order. */
export const valuationDocuments = pgTable(
  'valuation_documents',
  {
    valuationId: integer()
      .notNull()
      .references(() => realEstateValuations.id, { onDelete: 'cascade' }),
    documentId: integer()
      .notNull()
      .references(() => caseDocuments.id, { onDelete: 'cascade' }),
    ordinal: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.valuationId, table.documentId] }),
    index('valuation_documents_document').on(table.documentId),
  ],
);

/** Orders of a valuation; the newest holds. */
export const valuationOrders = pgTable(
  'valuation_orders',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    valuationId: integer()
      .notNull()
      .references(() => realEstateValuations.id, { onDelete: 'cascade' }),
    /** Of `valuationType`. */
    typeId: smallint().notNull(),
    /** Of `taskState`. */
    state: smallint().notNull(),
    orderedOn: instant().notNull(),
    orderedBy: integer()
      .notNull()
      .references(() => users.id),
    /** CZK, of the day of the order. */
    fee: money().notNull(),
    feePayer: text({ enum: ['client', 'bank'] }).notNull(),
    /** Contact, days and note as JSON; personal data, encrypted. */
    sealedOrder: text().notNull(),
    /** Absent until the appraisers have taken it over. */
    handedOverOn: instant(),
    expectedOn: date({ mode: 'string' }),
    progressPercent: smallint(),
    /** How often it came back, and what was wanted then. */
    round: smallint().notNull().default(0),
    returnedText: text(),
    returnedOn: instant(),
    /** The last round that was answered. */
    answeredRound: smallint().notNull().default(0),
    answerText: text(),
    /** Why it was not valued. */
    reason: text(),
    /** When it came to its end. */
    endedOn: instant(),
    result: jsonb().$type<ReportedResult>(),
    /** Last day on which the result counts. */
    validTo: date({ mode: 'string' }),
    /** The report; absent of an online valuation. */
    reportDocumentId: integer().references(() => caseDocuments.id),
  },
  (table) => [
    check('valuation_orders_type', sql`${table.typeId} between 1 and 3`),
    check('valuation_orders_state', sql`${table.state} in (4, 5, 6, 8, 9, 10, 13)`),
    check('valuation_orders_payer', sql`${table.feePayer} in ('client', 'bank')`),
    check(
      'valuation_orders_result',
      sql`(${table.state} = 4) = (${table.result} is not null and ${table.validTo} is not null)`,
    ),
    index('valuation_orders_valuation').on(table.valuationId, table.id),
    index('valuation_orders_report').on(table.reportDocumentId),
    // One at a time is on its way.
    uniqueIndex('valuation_orders_open')
      .on(table.valuationId)
      .where(sql`${table.state} in (8, 9, 10, 13)`),
    // Results by the day on which they end.
    index('valuation_orders_valid_to')
      .on(table.validTo)
      .where(sql`${table.state} = 4`),
  ],
);
