import { isDeepStrictEqual } from 'node:util';
import type { TaxReturn } from '@advisor/contracts/customer/tax-return';
import {
  readTaxForms,
  readTaxReturns,
} from '../../../domain/assessment/tax-return/read-tax-returns';
import { taxReturns as table } from '../../../domain/assessment/tax-return/schema';
import { touchCase } from '../../../domain/cases/timeline';
import { recordChange } from '../../../domain/household/history/changes';
import { lockApplication } from '../../../domain/household/lock-application';
import { followTaxReturns } from '../../../domain/incomes/follow-tax-returns';
import type { Database } from '../../../platform/database/database';
import { conflict } from '../../../platform/failure';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { checkTaxReturns } from '../check-tax-returns';

interface TaxReturnsChange {
  person: { id: number; salesArrangementId: number };
  caseId: number;
  userId: number;
  now: Date;
  sealer: Sealer;
}

/**
 * Replaces the returns of a person, and the income of their business follows; the same change once
 * more does nothing.
 * @throws Failure 400 with what is wrong at its field, 409 when somebody else has changed them or the
 * application was sent
 */
export async function saveTaxReturns(
  db: Database,
  { person, caseId, userId, now, sealer }: TaxReturnsChange,
  { version, taxReturns }: { version: number; taxReturns: readonly TaxReturn[] },
): Promise<void> {
  checkTaxReturns(taxReturns, await readTaxForms(db));
  const after = taxReturns.toSorted((one, other) => other.year - one.year);
  await db.transaction(async (tx) => {
    await lockApplication(tx, person.salesArrangementId);
    const [known] = await readTaxReturns(tx, sealer, [person.id]);
    if ((known?.version ?? 0) !== version) {
      const isSame = isDeepStrictEqual(known?.taxReturns, JSON.parse(JSON.stringify(after)));
      if (known?.changedBy === userId && isSame) return;
      throw conflict('Přiznání mezitím změnil někdo jiný. Načtěte je prosím znovu.', {
        field: 'version',
      });
    }
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
    await followTaxReturns(tx, { person, userId, now, sealer });
    await touchCase(tx, caseId, now);
    await recordChange(tx, sealer, {
      salesArrangementId: person.salesArrangementId,
      subject: 'taxReturn',
      subjectId: person.id,
      before: known?.taxReturns,
      after,
      userId,
      now,
    });
  });
}
