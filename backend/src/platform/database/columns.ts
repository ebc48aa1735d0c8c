import { customType, numeric, timestamp } from 'drizzle-orm/pg-core';

/** CZK with two decimals. */
export const money = () => numeric({ precision: 14, scale: 2, mode: 'number' });

/** @param name where the column is not called as its field */
export const instant = (name?: string) => {
  const config = { withTimezone: true, mode: 'date' } as const;
  return name === undefined ? timestamp(config) : timestamp(name, config);
};

/** Text that is compared byte by byte, whatever the server's locale; finds prefixes by index. */
export const binaryText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Name of a person as the search compares it, see `search/search-key.ts`. */
export const nameKey = () => binaryText().notNull();
