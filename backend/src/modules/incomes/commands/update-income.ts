import { isDeepStrictEqual } from 'node:util';
import type { IncomeInput, VersionedIncome } from '@advisor/contracts/income/schemas';
import { eq } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
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
 * @throws Failure 400 with what is wrong, 404 for no such income, 409 when somebody else has changed
 * it or the application was sent
 */
export function updateIncome(
  db: Database,
  change: PersonChange,
  incomeId: number,
  { version, income: entered }: VersionedIncome,
): Promise<void> {
  const { userId, now, sealer } = change;
  return changeCase(db, ofPerson(change), async ({ tx, record }) => {
    const known = await incomeOf(tx, change, incomeId);
    const before = known.income;
    const { income, isFromTaxReturn } = await byTaxReturns(tx, change, entered);
    checkIncome(entered, { today: bankDay(now), isFromTaxReturn, path: 'income.' });
    if (known.version !== version) {
      if (known.changedBy === userId && isDeepStrictEqual(before, stored(income))) return;
      throw conflict('Příjem mezitím změnil někdo jiný. Načtěte ho prosím znovu.', {
        field: 'version',
      });
    }
    if (before.incomeTypeId !== income.incomeTypeId) {
      throw conflict('Druh příjmu nelze změnit, přidejte prosím nový.');
    }
    await tx
      .update(incomes)
      .set({
        sealedIncome: sealer.seal(JSON.stringify(income)),
        isFromTaxReturn,
        version: version + 1,
        changedOn: now,
        changedBy: userId,
      })
      .where(eq(incomes.id, incomeId));
    await record({ subject: 'income', subjectId: incomeId, before, after: income });
  });
}

/** As it comes back from the table. */
const stored = (income: IncomeInput): unknown => JSON.parse(JSON.stringify(income));
