import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns';
import { signingDocuments } from '../../../domain/signing/schema';
import { signingMembers } from '../../../domain/signing/members/schema';
import { users } from '../../../platform/session/schema/users';
import type { DocumentAction, MemberAction } from '../state-machine';

export type AuditAction =
  | MemberAction
  | DocumentAction
  | 'create'
  | 'readDocument'
  | 'saveClientData'
  | 'forgetClientData'
  | 'sendCode'
  | 'codeNotSent'
  | 'wrongCode';

/**
 * Who did what to a document, and when. Only added to: triggers refuse everything else. It keeps no
 * foreign key, so that it outlives what it tells about.
 */
export const signingAudit = pgTable(
  'signing_audit',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    documentId: integer().notNull(),
    memberId: integer(),
    happenedOn: instant().notNull(),
    actor: text({ enum: ['user', 'client', 'system'] }).notNull(),
    /** The advisor, when it was one. */
    userId: integer(),
    action: text().$type<AuditAction>().notNull(),
    fromState: text(),
    toState: text(),
    traceId: text(),
    /** Where a person acted from: address of the network, and what the browser says it is. */
    ipAddress: text(),
    userAgent: text(),
  },
  (table) => [
    check('signing_audit_actor', sql`${table.actor} in ('user', 'client', 'system')`),
    check('signing_audit_user', sql`(${table.actor} = 'user') = (${table.userId} is not null)`),
    index('signing_audit_document').on(table.documentId, table.id),
  ],
);

/** Answers to calls that carried an idempotency key, for those that come again. */
export const signingIdempotency = pgTable(
  'signing_idempotency',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    /** SHA-256 of what was asked. */
    requestHash: text().notNull(),
    /** Encrypted: it holds a link. */
    sealedAnswer: text().notNull(),
    createdOn: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('signing_idempotency_created').on(table.createdOn),
  ],
);

/** Links to the pages where clients sign. The address holds the secret, the table its SHA-256. */
export const signingLinks = pgTable(
  'signing_links',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: ['pad', 'delegated'] }).notNull(),
    documentId: integer()
      .notNull()
      .references(() => signingDocuments.documentId, { onDelete: 'cascade' }),
    /** Whose signature a pad is for. */
    memberId: integer().references(() => signingMembers.id, { onDelete: 'cascade' }),
    /** The whole address, encrypted: a delegated one is told again by every answer. */
    sealedAddress: text().notNull(),
    /** Where the browser goes afterwards. */
    returnTo: text().notNull(),
    expiresOn: instant().notNull(),
    /** Used up, replaced or withdrawn. */
    closedOn: instant(),
  },
  (table) => [
    check('signing_links_purpose', sql`${table.purpose} in ('pad', 'delegated')`),
    check(
      'signing_links_member',
      sql`(${table.purpose} = 'pad') = (${table.memberId} is not null)`,
    ),
    index('signing_links_document').on(table.documentId),
    index('signing_links_expires').on(table.expiresOn),
  ],
);

/** The personal page of a signer who signs digitally, for one attempt. */
export const signerLinks = pgTable('signing_signer_links', {
  memberId: integer()
    .primaryKey()
    .references(() => signingMembers.id, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique('signing_signer_links_token'),
  /** Encrypted: told again whenever the advisor looks. */
  sealedToken: text().notNull(),
});

/** The one-time code that a member is about to type, at most one at a time. */
export const signingOneTimeCodes = pgTable('signing_one_time_codes', {
  memberId: integer()
    .primaryKey()
    .references(() => signingMembers.id, { onDelete: 'cascade' }),
  /** Keyed hash. */
  codeHash: text().notNull(),
  /** Read by nodes of the release before alone. */
  sealedCode: text(),
  expiresOn: instant().notNull(),
  attemptsLeft: smallint().notNull(),
  /** How many codes have been sent for the member in this attempt. */
  sent: smallint().notNull().default(1),
});

/** Which applications have shown which documents, and so hear of their ends. */
export const embedDocuments = pgTable(
  'embed_documents',
  {
    clientId: text().notNull(),
    documentId: integer()
      .notNull()
      .references(() => signingDocuments.documentId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.documentId] }),
    index('embed_documents_document').on(table.documentId),
  ],
);

/** Codes for frames of other applications, exchanged once for a session. */
export const embedCodes = pgTable(
  'embed_codes',
  {
    codeHash: text().primaryKey(),
    clientId: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    documentId: integer()
      .notNull()
      .references(() => signingDocuments.documentId, { onDelete: 'cascade' }),
    expiresOn: instant().notNull(),
    usedOn: instant(),
  },
  (table) => [index('embed_codes_expires').on(table.expiresOn)],
);
