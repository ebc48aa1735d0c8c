import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { offers } from '../../../domain/offers/schema/offers';
import { instant } from '../../../platform/database/columns';
import { users } from '../../../platform/session/schema/users';

/** Pre-contract information that a client was given, once for each offer. */
export const preContractHandovers = pgTable(
  'pre_contract_handovers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    salesArrangementId: integer()
      .notNull()
      .references(() => salesArrangements.id, { onDelete: 'cascade' }),
    /** Absent in the demonstration's seed, of applications that have no offer. */
    offerId: integer().references(() => offers.id, { onDelete: 'cascade' }),
    handedOverOn: instant().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the PDF, hexadecimal; absent in the demonstration's seed. */
    sha256: text(),
    /** What it said: JSON, encrypted. */
    sealedPage: text(),
  },
  (table) => [unique('pre_contract_handovers_offer').on(table.salesArrangementId, table.offerId)],
);
