import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cases } from './cases';
import { instant, money, nameKey } from '../../../platform/database/columns';
import { users } from '../../../platform/session/schema/users';

/** Applications and service requests of a case. */
export const salesArrangements = pgTable(
  'sales_arrangements',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    typeId: smallint().notNull(),
    state: smallint().notNull(),
    applicationNumber: text().unique('sales_arrangements_application_number'),
    offerId: integer(),
    createdOn: instant().notNull(),
    /** Who started it; absent: the owner of the case. */
    createdBy: integer().references(() => users.id),
  },
  (table) => [
    check('sales_arrangements_type', sql`${table.typeId} between 6 and 15`),
    check('sales_arrangements_state', sql`${table.state} in (1, 2, 3, 5, 6, 7, 8)`),
    // The application that the case is about: exactly one, type 6.
    uniqueIndex('sales_arrangements_loan_application')
      .on(table.caseId)
      .where(sql`${table.typeId} = 6`),
    // Of the service requests of a type, one at a time a case is worked on.
    uniqueIndex('sales_arrangements_open_service')
      .on(table.caseId, table.typeId)
      .where(sql`${table.typeId} > 6 and ${table.state} in (1, 2, 5, 7, 8)`),
    index('sales_arrangements_case').on(table.caseId, table.typeId, table.state),
  ],
);

export const households = pgTable(
  'households',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    salesArrangementId: integer()
      .notNull()
      .references(() => salesArrangements.id, { onDelete: 'cascade' }),
    /** 1 main, 2 co-applicant, 128 guarantor. */
    typeId: smallint().notNull(),
    /** Years. */
    childAges: smallint().array().notNull().default([]),
    /** CZK a month; absent until somebody has asked. */
    housingExpense: money(),
    insuranceExpense: money(),
    savingsExpense: money(),
    otherExpense: money(),
    propertySettlementId: smallint(),
    version: integer().notNull().default(0),
    /** A user. */
    changedBy: integer(),
  },
  (table) => [
    check('households_type', sql`${table.typeId} in (1, 2, 128)`),
    uniqueIndex('households_main')
      .on(table.salesArrangementId)
      .where(sql`${table.typeId} = 1`),
    unique('households_arrangement').on(table.id, table.salesArrangementId),
    index('households_sales_arrangement').on(table.salesArrangementId),
  ],
);

/** A person as entered on an application; identified once it points to the client register. */
export const customersOnSA = pgTable(
  'customers_on_sa',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    salesArrangementId: integer().notNull(),
    householdId: integer().notNull(),
    /** 1 debtor, 2 co-debtor, 128 guarantor. */
    roleId: smallint().notNull(),
    /** In the client register, which is a neighbour: no key refers to it. */
    customerId: integer(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    firstNameKey: nameKey(),
    lastNameKey: nameKey(),
    dateOfBirth: date({ mode: 'string' }).notNull(),
    genderId: smallint(),
    maritalStatusId: smallint(),
    version: integer().notNull().default(0),
    /** A user. */
    changedBy: integer(),
  },
  (table) => [
    check('customers_on_sa_role', sql`${table.roleId} in (1, 2, 128)`),
    // The household must be one of the same arrangement.
    foreignKey({
      name: 'customers_on_sa_household_fk',
      columns: [table.householdId, table.salesArrangementId],
      foreignColumns: [households.id, households.salesArrangementId],
    }).onDelete('cascade'),
    uniqueIndex('customers_on_sa_debtor')
      .on(table.salesArrangementId)
      .where(sql`${table.roleId} = 1`),
    uniqueIndex('customers_on_sa_once')
      .on(table.salesArrangementId, table.customerId)
      .where(sql`${table.customerId} is not null`),
    index('customers_on_sa_customer').on(table.customerId),
    index('customers_on_sa_name').on(table.lastNameKey, table.firstNameKey),
    index('customers_on_sa_born').on(table.lastNameKey, table.dateOfBirth),
    index('customers_on_sa_household').on(table.householdId),
  ],
);

/** Generated documents of an arrangement, found again by the form id that their barcode carries. */
export const documentsOnSA = pgTable(
  'documents_on_sa',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    salesArrangementId: integer()
      .notNull()
      .references(() => salesArrangements.id, { onDelete: 'cascade' }),
    /** Upper case. */
    formId: text().notNull().unique('documents_on_sa_form_id'),
    createdOn: instant().notNull(),
  },
  (table) => [index('documents_on_sa_arrangement').on(table.salesArrangementId)],
);
