import { customType, numeric, timestamp } from 'drizzle-orm/pg-core';

/** CZK with two decimals. */
export const money = () => numeric({ precision: 14, scale: 2, mode: 'number' });

export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Text that is compared byte by byte, whatever the server's locale; finds prefixes by index. */
export const binaryText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Name of a person as the search compares it, see `search/search-key.ts`. */
export const nameKey = () => binaryText().notNull();
