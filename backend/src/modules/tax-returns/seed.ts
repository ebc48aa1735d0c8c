import { taxFormVersions as published } from '@advisor/lending/affordability/tax-form-versions';
import { taxFormVersions } from '../../domain/assessment/tax-return/schema';
import type { Database } from '../../platform/database/database';
import type { ModuleSeed } from '../../seed/module-seed';

/** Divisions that the classification of both revisions has under the same number. */
const naceNames = {
  '41': 'Výstavba budov',
  '43': 'Specializované stavební činnosti',
  '47': 'Maloobchod',
  '49': 'Pozemní doprava',
  '55': 'Ubytování',
  '56': 'Stravování a pohostinství',
  '62': 'Činnosti v oblasti informačních technologií',
  '68': 'Činnosti v oblasti nemovitostí',
  '69': 'Právní a účetnické činnosti',
  '70': 'Poradenství v oblasti řízení',
  '71': 'Architektonické a inženýrské činnosti',
  '74': 'Ostatní odborné činnosti',
  '85': 'Vzdělávání',
  '86': 'Zdravotní péče',
  '96': 'Poskytování osobních služeb',
};

/** Adds the published forms of years that the database has none of; a bank's own stay. */
export async function ensureTaxForms(db: Database): Promise<void> {
  await db
    .insert(taxFormVersions)
    .values(
      published.map(({ year, rows, rules }) => ({
        id: year,
        name: `DAP ${year}`,
        validFrom: `${year}-01-01`,
        validTo: `${year}-12-31`,
        form: { rows, rules, naceNames },
      })),
    )
    .onConflictDoNothing();
}

export const seedTaxForms: ModuleSeed = { ensure: ensureTaxForms };
