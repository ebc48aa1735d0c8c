import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

/** What the value follows from; nothing of anybody, and no address. */
export interface ValuedFacts {
  realEstateTypeId: number;
  realEstateState?: number;
  floorArea?: number;
  landArea?: number;
  technicalStateCode?: string;
  builtIn?: number;
  budget?: number;
  progressPercent?: number;
  /** Whether what was typed is what the cadastre has. */
  hasCadastre: boolean;
  photographs: number;
}

/** Orders that the appraisers of the demonstration have taken over. */
export const referenceValuations = pgTable(
  'reference_valuations',
  {
    orderNumber: text().primaryKey(),
    caseId: integer().notNull(),
    valuationTypeId: smallint().notNull(),
    facts: jsonb().$type<ValuedFacts>().notNull(),
    receivedOn: instant().notNull(),
    /** When the last answer came. */
    completedOn: instant(),
    /** Rounds that were answered. */
    rounds: smallint().notNull().default(0),
    cancelledOn: instant(),
  },
  (table) => [index('reference_valuations_case').on(table.caseId)],
);
