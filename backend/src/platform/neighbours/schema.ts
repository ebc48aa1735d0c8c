import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** When each system of the bank answered last and failed last, on whichever node. */
export const neighbourOutcomes = pgTable(
  'neighbour_outcomes',
  {
    /** Its port's name. */
    neighbour: text().primaryKey(),
    answeredOn: instant(),
    failedOn: instant(),
    /** How it failed, and at which question. */
    failure: text({ enum: ['timeout', 'malformed', 'failed'] }),
    method: text(),
  },
  (table) => [
    check(
      'neighbour_outcomes_failure',
      sql`(${table.failedOn} is null) = (${table.failure} is null) and ${table.failure} in ('timeout', 'malformed', 'failed')`,
    ),
  ],
);
