import { index, integer, pgTable, real, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

/** Of which part of the product, in which version and on which screen. */
const part = {
  part: text().notNull(),
  version: text().notNull(),
  channel: text({ enum: ['stable', 'canary', 'pinned'] }).notNull(),
  /** Pattern of the route, never the address. */
  route: text().notNull(),
  build: text(),
};

/** Errors of browsers. Neither who saw them nor what they said. */
export const browserErrors = pgTable(
  'browser_errors',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reportedOn: instant().notNull(),
    ...part,
    origin: text({ enum: ['window', 'promise', 'render', 'loader', 'load', 'policy'] }).notNull(),
    name: text().notNull(),
    fingerprint: text().notNull(),
    frames: text().array().notNull(),
    count: integer().notNull(),
  },
  (table) => [index('browser_errors_reported_on').on(table.reportedOn)],
);

/** What browsers measured. */
export const webVitals = pgTable(
  'web_vitals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reportedOn: instant().notNull(),
    ...part,
    name: text({ enum: ['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'LOAD'] }).notNull(),
    value: real().notNull(),
  },
  (table) => [index('web_vitals_reported_on').on(table.reportedOn)],
);
