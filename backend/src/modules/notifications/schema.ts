import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { users } from '../../platform/session/schema/users';

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
  },
  (table) => [
    check('fe_banners_severity', sql`${table.severity} in ('info', 'warning', 'error', 'success')`),
    check('fe_banners_visible', sql`${table.visibleFrom} < ${table.visibleTo}`),
    index('fe_banners_visible_to').on(table.visibleTo),
  ],
);

export const usersNotifications = pgTable('users_notifications', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: text().notNull(),
  description: text(),
  createdOn: instant().notNull(),
});

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
