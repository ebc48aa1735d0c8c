import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

/** Changes of cases' owner: who has given what to whom, and whether it was taken back. */
export const caseHandovers = pgTable(
  'case_handovers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer().notNull(),
    /** Who the cases were given to. */
    ownerId: integer().notNull(),
    reason: text(),
    happenedOn: instant().notNull(),
    /** Of the call: sent again it moves nothing. */
    requestKey: text(),
    undoneOn: instant(),
    undoneBy: integer(),
  },
  (table) => [
    unique('case_handovers_request').on(table.userId, table.requestKey),
    check('case_handovers_undone', sql`(${table.undoneOn} is null) = (${table.undoneBy} is null)`),
    index('case_handovers_happened_on').on(table.happenedOn),
  ],
);

/** What became of each case of a handover. */
export const caseHandoverItems = pgTable(
  'case_handover_items',
  {
    handoverId: integer().notNull(),
    /** Of a case that there may never have been. */
    caseId: integer().notNull(),
    /** In the order in which they were named. */
    place: smallint().notNull(),
    result: text({
      enum: ['moved', 'alreadyThere', 'forbidden', 'changedMeanwhile', 'notFound'],
    }).notNull(),
    /** Whose it was when it was its turn. */
    formerOwnerId: integer(),
    undone: text({ enum: ['returned', 'alreadyThere', 'changedMeanwhile'] }),
  },
  (table) => [
    primaryKey({ name: 'case_handover_items_pk', columns: [table.handoverId, table.caseId] }),
    foreignKey({
      name: 'case_handover_items_handover_fk',
      columns: [table.handoverId],
      foreignColumns: [caseHandovers.id],
    }).onDelete('cascade'),
    check(
      'case_handover_items_result',
      sql`${table.result} in ('moved', 'alreadyThere', 'forbidden', 'changedMeanwhile', 'notFound')`,
    ),
    check(
      'case_handover_items_undone',
      sql`${table.undone} in ('returned', 'alreadyThere', 'changedMeanwhile')`,
    ),
  ],
);
