import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { users } from '../../platform/session/schema/users';
import { caseDocuments } from '../case-documents/schema';
import { cases } from '../cases/schema/cases';

/** What clients are asked to send by a personal link. */
export const clientRequests = pgTable(
  'client_requests',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** In the client register, which is a neighbour: no key refers to it. */
    customerId: integer().notNull(),
    personName: text().notNull(),
    /** Names of what is wanted, in their order. */
    papers: text().array().notNull(),
    /** Last day on which the link opens anything. */
    validTo: date({ mode: 'string' }).notNull(),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    createdOn: instant().notNull(),
    /** The caller's key: the same request again is the same one. */
    requestKey: text(),
    /** Counts how often it was sent; link and code follow from it. */
    sending: smallint().notNull().default(1),
    /** Who has sent it last. */
    sentBy: integer()
      .notNull()
      .references(() => users.id),
    /** Absent until the gateway has taken it over. */
    sentOn: instant(),
    /** SHA-256 of the secret in the link. */
    tokenHash: text().notNull().unique('client_requests_token'),
    linkBy: text({ enum: ['email', 'sms'] }).notNull(),
    codeBy: text({ enum: ['sms', 'advisor'] }).notNull(),
    /** Wrong codes that are left. */
    triesLeft: smallint().notNull(),
    /** How often the client has had the code sent again. */
    codesSent: smallint().notNull().default(0),
    openedOn: instant(),
    endedOn: instant(),
  },
  (table) => [
    check('client_requests_link_by', sql`${table.linkBy} in ('email', 'sms')`),
    check('client_requests_code_by', sql`${table.codeBy} in ('sms', 'advisor')`),
    index('client_requests_case').on(table.caseId, table.id),
    uniqueIndex('client_requests_key').on(table.createdBy, table.requestKey),
  ],
);

/** Who has entered the code of a link, for a while. */
export const clientLinkSessions = pgTable(
  'client_link_sessions',
  {
    /** SHA-256 of the secret in the cookie. */
    secretHash: text().primaryKey(),
    requestId: integer()
      .notNull()
      .references(() => clientRequests.id, { onDelete: 'cascade' }),
    /** Of the request: what was entered for a former link opens nothing. */
    sending: smallint().notNull(),
    lastSeenOn: instant().notNull(),
  },
  (table) => [
    index('client_link_sessions_request').on(table.requestId),
    index('client_link_sessions_seen').on(table.lastSeenOn),
  ],
);

/** Files that come by a link; their contents are temporary documents until they are looked at. */
export const clientFiles = pgTable(
  'client_files',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    requestId: integer()
      .notNull()
      .references(() => clientRequests.id, { onDelete: 'cascade' }),
    /** Of the temporary document. */
    guid: text().notNull().unique('client_files_guid'),
    fileName: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Chosen by the client, handed over to the advisor, or decided. */
    state: text({ enum: ['chosen', 'sent', 'accepted', 'refused'] })
      .notNull()
      .default('chosen'),
    createdOn: instant().notNull(),
    sentOn: instant(),
    decidedOn: instant(),
    decidedBy: integer().references(() => users.id),
    reason: text(),
    documentId: integer().references(() => caseDocuments.id),
  },
  (table) => [
    check('client_files_state', sql`${table.state} in ('chosen', 'sent', 'accepted', 'refused')`),
    index('client_files_request').on(table.requestId, table.id),
    index('client_files_chosen')
      .on(table.createdOn)
      .where(sql`${table.state} = 'chosen'`),
  ],
);
