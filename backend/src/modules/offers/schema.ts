import type { RateFile } from '@advisor/contracts/admin/rates';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { rateVersions } from '../../domain/offers/schema/rate-versions';
import { instant } from '../../platform/database/columns';

/** Versions of rates that somebody has proposed; a second person confirms them. */
export const rateProposals = pgTable(
  'rate_proposals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    file: jsonb().$type<RateFile>().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    state: text({ enum: ['proposed', 'confirmed', 'withdrawn'] })
      .notNull()
      .default('proposed'),
    proposedBy: integer().notNull(),
    proposedOn: instant().notNull(),
    /** Of the call that proposed it: sent again it proposes nothing more. */
    requestKey: text(),
    decidedBy: integer(),
    decidedOn: instant(),
    /** That it has become. */
    rateVersionId: integer().references(() => rateVersions.id),
  },
  (table) => [
    unique('rate_proposals_request').on(table.proposedBy, table.requestKey),
    index('rate_proposals_proposed_on').on(table.proposedOn),
    check(
      'rate_proposals_state',
      sql`${table.state} in ('proposed', 'confirmed', 'withdrawn') and (${table.state} = 'proposed') = (${table.decidedOn} is null) and (${table.state} = 'confirmed') = (${table.rateVersionId} is not null)`,
    ),
    check(
      'rate_proposals_second_person',
      sql`${table.state} <> 'confirmed' or ${table.decidedBy} <> ${table.proposedBy}`,
    ),
  ],
);
