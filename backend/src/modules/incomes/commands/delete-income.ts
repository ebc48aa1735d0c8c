import { eq } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { checkVersion } from '../../../domain/versions/check-version';
import { ofPerson, type PersonChange } from '../../../domain/household/person-change';
import { incomes } from '../../../domain/incomes/schema';
import type { Database } from '../../../platform/database/database';
import { conflict } from '../../../platform/failure';
import { incomeOf } from './income-of';

/**
 * Removes an income.
 * @throws Failure 404 for no such income, 409 when a tax return feeds it, somebody
 * has changed it since, or the application was sent
 */
export function deleteIncome(
  db: Database,
  change: PersonChange,
  incomeId: number,
  version: number,
): Promise<void> {
  return changeCase(db, ofPerson(change), async ({ tx, record }) => {
    const known = await incomeOf(tx, change, incomeId);
    await checkVersion(tx, known, { version, userId: change.userId, what: 'Příjem' });
    if (known.isFromTaxReturn) {
      throw conflict('Příjem vychází z daňového přiznání. Nejprve odstraňte přiznání.');
    }
    await tx.delete(incomes).where(eq(incomes.id, incomeId));
    await record({ subject: 'income', subjectId: incomeId, before: known.income });
  });
}
