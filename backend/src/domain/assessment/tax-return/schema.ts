import type { TaxFormVersion } from '@advisor/lending/affordability/tax-form-versions';
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns';
import { customersOnSA } from '../../cases/schema/sales-arrangements';

/** Rows, formulas and amounts of a year, and the lines of business that it knows. */
export interface StoredTaxForm extends Pick<TaxFormVersion, 'rows' | 'rules'> {
  /** By the digits that a code begins with. */
  naceNames: Readonly<Record<string, string>>;
}

/** Versions of the income tax return; a new year is a row. */
export const taxFormVersions = pgTable('tax_form_versions', {
  id: integer().primaryKey(),
  name: text().notNull(),
  /** First and last day of the tax year. */
  validFrom: date({ mode: 'string' }).notNull().unique('tax_form_versions_valid_from'),
  validTo: date({ mode: 'string' }).notNull(),
  form: jsonb().$type<StoredTaxForm>().notNull(),
});

/** Tax returns of one person on an application. */
export const taxReturns = pgTable('tax_returns', {
  customerOnSAId: integer()
    .primaryKey()
    .references(() => customersOnSA.id, { onDelete: 'cascade' }),
  /** JSON, the latest year first; encrypted. */
  sealedReturns: text().notNull(),
  version: integer().notNull(),
  changedOn: instant().notNull(),
  /** A user. */
  changedBy: integer().notNull(),
});
