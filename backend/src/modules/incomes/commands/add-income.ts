import type { IncomeInput } from '@advisor/contracts/income/schemas';
import { eq } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { byTaxReturns } from '../../../domain/incomes/by-tax-returns';
import { ofPerson, type PersonChange } from '../../../domain/household/person-change';
import { incomes } from '../../../domain/incomes/schema';
import { bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { checkIncome, checkRoom } from '../check-income';

/**
 * Adds an income; tax returns that are there say its amount. The same call once more adds nothing.
 * @returns its id
 * @throws Failure 400 with what is wrong, 409 when the application was sent
 */
export function addIncome(
  db: Database,
  change: PersonChange,
  entered: IncomeInput,
  requestKey: string | undefined,
): Promise<number> {
  const { person, userId, now, sealer } = change;
  return changeCase(db, ofPerson(change), async ({ tx, record }) => {
    const known = await tx
      .select({ id: incomes.id, typeId: incomes.typeId, requestKey: incomes.requestKey })
      .from(incomes)
      .where(eq(incomes.customerOnSAId, person.id));
    const before = known.find((row) => requestKey !== undefined && row.requestKey === requestKey);
    if (before !== undefined) return before.id;
    const { income, isFromTaxReturn } = await byTaxReturns(tx, change, entered);
    checkIncome(entered, { today: bankDay(now), isFromTaxReturn, path: '' });
    checkRoom(
      entered.incomeTypeId,
      known.filter(({ typeId }) => typeId === entered.incomeTypeId).length,
    );
    const [added] = await tx
      .insert(incomes)
      .values({
        customerOnSAId: person.id,
        typeId: income.incomeTypeId,
        sealedIncome: sealer.seal(JSON.stringify(income)),
        isFromTaxReturn,
        changedOn: now,
        changedBy: userId,
        requestKey,
      })
      .returning({ id: incomes.id });
    if (added === undefined) throw new Error('an income was not added');
    await record({ subject: 'income', subjectId: added.id, after: income });
    return added.id;
  });
}
