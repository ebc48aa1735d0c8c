import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../platform/database/columns';
import { signingDocuments, signingGroups } from '../schema';

/** One person's signature in one group. */
export const signingMembers = pgTable(
  'signing_members',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    documentId: integer()
      .notNull()
      .references(() => signingDocuments.documentId, { onDelete: 'cascade' }),
    groupId: integer()
      .notNull()
      .references(() => signingGroups.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    role: text().notNull(),
    fullName: text().notNull(),
    /** In the client register; absent for the bank's people and for who is not identified. */
    customerId: integer(),
    /** `C` client, `B` somebody of the bank. */
    categoryCode: text({ enum: ['C', 'B'] }).notNull(),
    mode: text().notNull().default('SIGN'),
    state: text({ enum: ['notStarted', 'inProgress', 'accepted', 'expired', 'failed'] })
      .notNull()
      .default('notStarted'),
    /** Method that signing was last started with. */
    methodCode: text(),
    /** An attempt under way ends here. */
    expiresOn: instant(),
    /** The signer's device confirms then; only in the demonstration. */
    deviceConfirmsOn: instant(),
    lastErrorMessage: text(),
    lastErrorDate: instant(),
    signedOn: instant(),
    /** PNG of what the client has drawn or typed. */
    signatureImage: bytes(),
    /** How a signature on the pad was made. */
    signatureKind: text({ enum: ['drawn', 'typed'] }),
    /** Course of the hand, see `Strokes`; personal data, encrypted. */
    sealedStrokes: text(),
    /** Held back by the service: may not be signed for now. */
    isHeld: boolean().notNull().default(false),
    /** Once started, only the signer ends it. */
    isFinal: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('signing_members_category', sql`${table.categoryCode} in ('C', 'B')`),
    check(
      'signing_members_state',
      sql`${table.state} in ('notStarted', 'inProgress', 'accepted', 'expired', 'failed')`,
    ),
    check(
      'signing_members_signed_when_accepted',
      sql`(${table.state} = 'accepted') = (${table.signedOn} is not null)`,
    ),
    check(
      'signing_members_started_with_method',
      sql`${table.state} = 'notStarted' or ${table.methodCode} is not null`,
    ),
    check(
      'signing_members_reason_of_failure',
      sql`${table.state} <> 'failed' or ${table.lastErrorMessage} is not null`,
    ),
    index('signing_members_document').on(table.documentId),
    index('signing_members_group').on(table.groupId, table.position),
  ],
);

/** Processes that a member may be signed in. */
export const signingMemberProcesses = pgTable(
  'signing_member_processes',
  {
    memberId: integer()
      .notNull()
      .references(() => signingMembers.id, { onDelete: 'cascade' }),
    process: text({ enum: ['STANDARD', 'MSC'] }).notNull(),
    hasAccess: boolean().notNull().default(true),
    hasCancellationAccess: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.process] }),
    check('signing_member_processes_process', sql`${table.process} in ('STANDARD', 'MSC')`),
  ],
);

/** Forms of client data, filled in before signing; a form may lead to another one. */
export const signingForms = pgTable('signing_forms', {
  id: text().primaryKey(),
  title: text().notNull(),
  nextFormId: text(),
});

/** Fields of a form as its author wrote them, defects included. */
export const signingFormFields = pgTable(
  'signing_form_fields',
  {
    formId: text()
      .notNull()
      .references(() => signingForms.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    key: text().notNull(),
    name: text().notNull(),
    logicalTypeCode: text().notNull(),
    serializedValue: text(),
    isRequiredMessage: text(),
    parameters: text(),
    hasAccess: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.formId, table.position] })],
);

/** Methods that a member may be signed with, and the form that each asks for first. */
export const signingMemberMethods = pgTable(
  'signing_member_methods',
  {
    memberId: integer().notNull(),
    process: text({ enum: ['STANDARD', 'MSC'] }).notNull(),
    code: text().notNull(),
    position: smallint().notNull(),
    name: text().notNull(),
    /** Whether the bank lets a name that is typed on the pad stand for a signature by hand. */
    allowsTypedName: boolean().notNull().default(true),
    formId: text().references(() => signingForms.id),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.process, table.code] }),
    foreignKey({
      name: 'signing_member_methods_process_fk',
      columns: [table.memberId, table.process],
      foreignColumns: [signingMemberProcesses.memberId, signingMemberProcesses.process],
    }).onDelete('cascade'),
  ],
);

/** What was filled in for a member; personal data, encrypted. */
export const signingClientData = pgTable(
  'signing_client_data',
  {
    memberId: integer()
      .notNull()
      .references(() => signingMembers.id, { onDelete: 'cascade' }),
    formId: text()
      .notNull()
      .references(() => signingForms.id),
    sealedValues: text().notNull(),
    savedOn: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.formId] })],
);
