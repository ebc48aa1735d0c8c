import type { VersionedIncome } from '@advisor/contracts/income/schemas';
import { eq } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { checkVersion } from '../../../domain/versions/check-version';
import { byTaxReturns } from '../../../domain/incomes/by-tax-returns';
import { ofPerson, type PersonChange } from '../../../domain/household/person-change';
import { incomes } from '../../../domain/incomes/schema';
import { bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { conflict } from '../../../platform/failure';
import { checkIncome } from '../check-income';
import { incomeOf } from './income-of';

/**
 * Changes an income; the same change once more does nothing.
 * @returns the version that the next change is made from
 * @throws Failure 400 with what is wrong, 404 for no such income, 409 when somebody else has changed
 * it or the application was sent
 */
export function updateIncome(
  db: Database,
  change: PersonChange,
  incomeId: number,
  { version, income: entered }: VersionedIncome,
): Promise<{ version: number }> {
  const { userId, now, sealer } = change;
  return changeCase(db, ofPerson(change), async ({ tx, record }) => {
    const known = await incomeOf(tx, change, incomeId);
    const before = known.income;
    const { income, isFromTaxReturn } = await byTaxReturns(tx, change, entered);
    checkIncome(entered, { today: bankDay(now), isFromTaxReturn, path: 'income.' });
    const content = { before, after: income };
    if (await checkVersion(tx, known, { version, userId, what: 'Příjem', content }))
      return { version: known.version };
    if (before.incomeTypeId !== income.incomeTypeId) {
      throw conflict('Druh příjmu nelze změnit, přidejte prosím nový.');
    }
    await tx
      .update(incomes)
      .set({
        sealedIncome: sealer.seal(JSON.stringify(income)),
        isFromTaxReturn,
        version: known.version + 1,
        changedOn: now,
        changedBy: userId,
      })
      .where(eq(incomes.id, incomeId));
    await record({ subject: 'income', subjectId: incomeId, ...content });
    return { version: known.version + 1 };
  });
}
