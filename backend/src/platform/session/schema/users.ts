import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';

/** Staff and brokers who may sign in. Who a case belongs to is one of them. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    login: text().notNull().unique('users_login'),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phoneNumber: text(),
    emailAddress: text(),
    /** External means a broker outside the bank. */
    isInternal: boolean().notNull(),
    isVip: boolean().notNull().default(false),
    cpm: text(),
    icp: text(),
    cin: text(),
    mortgageSpecialistId: integer().references((): AnyPgColumn => users.id),
    /** Of specialists: who of the same name stand in for each other. */
    team: text(),
    /** scrypt hash with its parameters; absent when the user signs in elsewhere. */
    passwordHash: text(),
    /** `sub` of the identity provider, written at the first OpenID Connect sign-in. */
    oidcSubject: text().unique('users_oidc_subject'),
    /** Seeded for development; never signs in on a production database. */
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    check('users_login_is_lower_case', sql`${table.login} = lower(${table.login})`),
    index('users_mortgage_specialist').on(table.mortgageSpecialistId),
    index('users_team').on(table.team),
  ],
);

/** Identities in other systems of the bank; scheme 7 is a broker's id, 9 another staff identity. */
export const userIdentifiers = pgTable(
  'user_identifiers',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    scheme: integer().notNull(),
    identity: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.scheme] }),
    unique('user_identifiers_identity').on(table.scheme, table.identity),
  ],
);

export const userPermissions = pgTable(
  'user_permissions',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    permission: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.permission] })],
);
