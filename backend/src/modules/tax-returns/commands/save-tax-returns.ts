import type { TaxReturn } from '@advisor/contracts/customer/tax-return';
import {
  readTaxForms,
  readTaxReturns,
} from '../../../domain/assessment/tax-return/read-tax-returns';
import { taxReturns as table } from '../../../domain/assessment/tax-return/schema';
import { changeCase } from '../../../domain/cases/change-case';
import { checkVersion } from '../../../domain/versions/check-version';
import { ofPerson, type PersonChange } from '../../../domain/household/person-change';
import { followTaxReturns } from './follow-tax-returns';
import type { Database } from '../../../platform/database/database';
import { checkTaxReturns } from '../check-tax-returns';

/**
 * Replaces the returns of a person, and the income of their business follows; the same change once
 * more does nothing.
 * @throws Failure 400 with what is wrong at its field, 409 when somebody else has changed them or the
 * application was sent
 */
export async function saveTaxReturns(
  db: Database,
  change: PersonChange,
  { version, taxReturns }: { version: number; taxReturns: readonly TaxReturn[] },
): Promise<{ version: number }> {
  const { person, userId, now, sealer } = change;
  checkTaxReturns(taxReturns, await readTaxForms(db));
  const after = taxReturns.toSorted((one, other) => other.year - one.year);
  return changeCase(db, ofPerson(change), async (opened) => {
    const { tx, record } = opened;
    const [known] = await readTaxReturns(tx, sealer, [person.id]);
    const content = { before: known?.taxReturns, after };
    if (await checkVersion(tx, known, { version, userId, what: 'Přiznání', content }))
      return { version: known?.version ?? 0 };
    const values = {
      sealedReturns: sealer.seal(JSON.stringify(after)),
      version: version + 1,
      changedOn: now,
      changedBy: userId,
    };
    await tx
      .insert(table)
      .values({ customerOnSAId: person.id, ...values })
      .onConflictDoUpdate({ target: table.customerOnSAId, set: values });
    await followTaxReturns(opened, change);
    await record({ subject: 'taxReturn', subjectId: person.id, ...content });
    return { version: values.version };
  });
}
