import type { adminCalls } from '@advisor/contracts/admin/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { users } from '../../platform/session/schema/users';

/** To whom a notification was sent: everybody, roles, or users who were named. */
export type Audience = CallResponse<typeof adminCalls.listNotifications>[number]['audience'];

/** System notifications, shown to everybody from and to an instant. */
export const feBanners = pgTable(
  'fe_banners',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    title: text().notNull(),
    description: text(),
    severity: text({ enum: ['info', 'warning', 'error', 'success'] }).notNull(),
    visibleFrom: instant().notNull(),
    visibleTo: instant().notNull(),
    version: integer().notNull().default(1),
    /** Absent of what is older than the pages by which it is changed. */
    changedOn: instant(),
    changedBy: integer(),
  },
  (table) => [
    check('fe_banners_severity', sql`${table.severity} in ('info', 'warning', 'error', 'success')`),
    check('fe_banners_visible', sql`${table.visibleFrom} < ${table.visibleTo}`),
    index('fe_banners_visible_to').on(table.visibleTo),
  ],
);

/** What of a banner can be changed, as it is kept in its history. */
export interface BannerState {
  title: string;
  description?: string | undefined;
  severity: (typeof feBanners.$inferSelect)['severity'];
  visibleFrom: string;
  visibleTo: string;
}

/** Who changed what of the banners. Only added to; nothing refers to it: it outlives what it tells of. */
export const feBannerChanges = pgTable(
  'fe_banner_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    feBannerId: integer().notNull(),
    kind: text({ enum: ['created', 'changed', 'ended', 'deleted'] }).notNull(),
    changedOn: instant().notNull(),
    userId: integer().notNull(),
    before: jsonb().$type<BannerState>(),
    after: jsonb().$type<BannerState>(),
    /** Of the call that added the banner: sent again it adds nothing. */
    requestKey: text(),
  },
  (table) => [
    uniqueIndex('fe_banner_changes_request').on(table.userId, table.requestKey),
    check(
      'fe_banner_changes_kind',
      sql`${table.kind} in ('created', 'changed', 'ended', 'deleted')`,
    ),
    index('fe_banner_changes_changed_on').on(table.changedOn),
  ],
);

export const usersNotifications = pgTable('users_notifications', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: text().notNull(),
  description: text(),
  createdOn: instant().notNull(),
  /** What it tells by itself, of its area; absent of what somebody has sent. */
  kind: text(),
  /** That it leads to, where the reader may see it. Nothing refers to it: it outlives the case. */
  caseId: integer(),
  /** Of the case, that it leads to. */
  taskId: integer(),
  /** Page of the settings that it leads to, by its name there. */
  page: text({ enum: ['state'] }),
});

/** What users do not want to be told by itself. */
export const declinedNotifications = pgTable(
  'declined_notifications',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
  },
  (table) => [
    primaryKey({ name: 'declined_notifications_pk', columns: [table.userId, table.kind] }),
  ],
);

/** What users want to be told by an e-mail, too. */
export const emailedNotifications = pgTable(
  'emailed_notifications',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
  },
  (table) => [
    primaryKey({ name: 'emailed_notifications_pk', columns: [table.userId, table.kind] }),
  ],
);

/** What somebody has sent, not the product itself: who, to whom, and whether it was taken back. */
export const usersNotificationSendings = pgTable(
  'users_notification_sendings',
  {
    notificationId: integer().primaryKey(),
    createdBy: integer().notNull(),
    audience: text().array().notNull().$type<Audience>(),
    /** As many as it was sent to; of those who have left since nothing else is kept. */
    recipientCount: integer().notNull(),
    /** Of the call that sent it: sent again it sends nothing. */
    requestKey: text(),
    withdrawnOn: instant(),
    withdrawnBy: integer(),
  },
  (table) => [
    foreignKey({
      name: 'users_notification_sendings_notification_fk',
      columns: [table.notificationId],
      foreignColumns: [usersNotifications.id],
    }).onDelete('cascade'),
    unique('users_notification_sendings_request').on(table.createdBy, table.requestKey),
    check('users_notification_sendings_recipients', sql`${table.recipientCount} >= 0`),
    check(
      'users_notification_sendings_withdrawn',
      sql`(${table.withdrawnOn} is null) = (${table.withdrawnBy} is null)`,
    ),
  ],
);

/** Whom a notification is for, and when they read it. */
export const usersNotificationRecipients = pgTable(
  'users_notification_recipients',
  {
    notificationId: integer().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readOn: instant(),
  },
  (table) => [
    primaryKey({
      name: 'users_notification_recipients_pk',
      columns: [table.userId, table.notificationId],
    }),
    foreignKey({
      name: 'users_notification_recipients_notification_fk',
      columns: [table.notificationId],
      foreignColumns: [usersNotifications.id],
    }).onDelete('cascade'),
    index('users_notification_recipients_notification').on(table.notificationId),
    index('users_notification_recipients_unread')
      .on(table.userId)
      .where(sql`${table.readOn} is null`),
  ],
);
