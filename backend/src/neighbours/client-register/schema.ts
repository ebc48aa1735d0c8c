import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { nameKey } from '../../platform/database/columns';

/** The client register: everybody whom the bank has identified. */
export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    firstNameKey: nameKey(),
    lastNameKey: nameKey(),
    degreeBefore: text(),
    degreeAfter: text(),
    dateOfBirth: date({ mode: 'string' }).notNull(),
    /** 1 male, 2 female. */
    gender: smallint().notNull(),
    /** Encrypted; a foreigner may have none. */
    birthNumberSealed: text(),
    /** Keyed hash of the birth number, for finding the exact one. */
    birthNumberIndex: text().unique('customers_birth_number_index'),
    phoneNumber: text(),
    emailAddress: text(),
  },
  (table) => [
    check('customers_gender', sql`${table.gender} in (1, 2)`),
    check(
      'customers_birth_number_is_whole',
      sql`(${table.birthNumberSealed} is null) = (${table.birthNumberIndex} is null)`,
    ),
    index('customers_name').on(table.lastNameKey, table.firstNameKey, table.id),
    index('customers_date_of_birth').on(table.dateOfBirth, table.lastNameKey),
  ],
);

export const customerAddresses = pgTable(
  'customer_addresses',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** 1 permanent, 2 contact, 3 other. */
    addressTypeId: smallint().notNull(),
    street: text(),
    /** Číslo popisné. */
    houseNumber: text(),
    /** Číslo orientační. */
    streetNumber: text(),
    city: text().notNull(),
    postcode: text().notNull(),
    countryId: integer().notNull(),
    /** Of the address register; absent for an address that is not in it. */
    addressPointId: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.addressTypeId] }),
    check('customer_addresses_type', sql`${table.addressTypeId} in (1, 2, 3)`),
  ],
);

/** By what a client was identified who was founded here, and what was noted of them. */
export const customerIdentifications = pgTable('customer_identifications', {
  customerId: integer()
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** Keyed hash of the document, for finding the exact one. */
  documentIndex: text().notNull().unique('customer_identifications_document'),
  /** Encrypted JSON: document, place of birth, citizenship. */
  sealed: text().notNull(),
  /** Of the call that founded them: the same once more is the same client. */
  requestKey: text().notNull().unique('customer_identifications_request'),
});
