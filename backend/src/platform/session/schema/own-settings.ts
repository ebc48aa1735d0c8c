import type { OwnSettings } from '@advisor/contracts/session/own-settings';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './users';

/** What a user has set for themselves; null: never chosen. */
export const ownSettings = pgTable('own_settings', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  theme: text().$type<NonNullable<OwnSettings['theme']>>(),
  density: text().$type<NonNullable<OwnSettings['density']>>(),
  startPage: text(),
});
