import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Signed-in browsers. The cookie holds the secret, the table only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** End of the maximum session time. */
    validTo: instant().notNull(),
    /** Hint for the identity provider's sign-out. */
    idToken: text(),
    /** Present: the session of an embedded frame, which reaches the signing of this document only. */
    documentScope: integer(),
    /** Where it was begun from: the address, or the network of an IPv6 one. */
    network: text(),
    /** Browser and system of the device, in words; absent of sessions of the release before. */
    device: text(),
  },
  (table) => [
    index('sessions_valid_to').on(table.validTo),
    index('sessions_user').on(table.userId),
  ],
);

/** Sign-ins at the identity provider that have not returned yet. */
export const signInFlows = pgTable('sign_in_flows', {
  stateHash: text().primaryKey(),
  codeVerifier: text().notNull(),
  nonce: text().notNull(),
  redirect: text(),
  validTo: instant().notNull(),
});

/** Failed sign-ins, counted where they come from and whom they are about, so that every node slows guessing alike. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    /** SHA-256 of what they are counted by, see `sign-in-throttle.ts`. */
    key: text().primaryKey(),
    failures: integer().notNull(),
    since: instant().notNull(),
  },
  (table) => [index('sign_in_failures_since').on(table.since)],
);
