import { isDeepStrictEqual } from 'node:util';
import type { IncomeInput, VersionedIncome } from '@advisor/contracts/income/schemas';
import { and, eq } from 'drizzle-orm';
import { touchCase } from '../../../domain/cases/timeline';
import { recordChange } from '../../../domain/household/history/changes';
import { lockApplication } from '../../../domain/household/lock-application';
import { byTaxReturns } from '../../../domain/incomes/follow-tax-returns';
import { openIncome } from '../../../domain/incomes/read-incomes';
import { incomes } from '../../../domain/incomes/schema';
import type { Database } from '../../../platform/database/database';
import { bankDay } from '../../../platform/calendar';
import { conflict, notFound } from '../../../platform/failure';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { checkIncome, checkRoom } from '../check-income';

export interface IncomeChange {
  person: { id: number; salesArrangementId: number };
  caseId: number;
  userId: number;
  now: Date;
  sealer: Sealer;
}

/**
 * Adds an income; tax returns that are there say its amount. The same call once more adds nothing.
 * @returns its id
 * @throws Failure 400 with what is wrong, 409 when the application was sent
 */
export function addIncome(
  db: Database,
  change: IncomeChange,
  entered: IncomeInput,
  requestKey: string | undefined,
): Promise<number> {
  const { person, userId, now, sealer } = change;
  return changing(db, change, async (tx) => {
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
    await record(tx, change, added.id, { after: income });
    return added.id;
  });
}

/**
 * Changes an income; the same change once more does nothing.
 * @throws Failure 400 with what is wrong, 404 for no such income, 409 when somebody else has changed
 * it or the application was sent
 */
export function updateIncome(
  db: Database,
  change: IncomeChange,
  incomeId: number,
  { version, income: entered }: VersionedIncome,
): Promise<void> {
  const { userId, now, sealer } = change;
  return changing(db, change, async (tx) => {
    const known = await find(tx, change, incomeId);
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
    await record(tx, change, incomeId, { before, after: income });
  });
}

/**
 * Removes an income.
 * @throws Failure 404 for no such income, 409 when a tax return feeds it or the application was sent
 */
export function deleteIncome(db: Database, change: IncomeChange, incomeId: number): Promise<void> {
  return changing(db, change, async (tx) => {
    const known = await find(tx, change, incomeId);
    if (known.isFromTaxReturn) {
      throw conflict('Příjem vychází z daňového přiznání. Nejprve odstraňte přiznání.');
    }
    await tx.delete(incomes).where(eq(incomes.id, incomeId));
    await record(tx, change, incomeId, { before: known.income });
  });
}

/** @throws Failure 404 when the person has no such income */
async function find(tx: Database, { person, sealer }: IncomeChange, incomeId: number) {
  const [row] = await tx
    .select()
    .from(incomes)
    .where(and(eq(incomes.id, incomeId), eq(incomes.customerOnSAId, person.id)));
  if (row === undefined) throw notFound('Příjem nebyl nalezen.');
  return openIncome(row, sealer);
}

const changing = <Answer>(
  db: Database,
  { person }: IncomeChange,
  write: (tx: Database) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction(async (tx) => {
    await lockApplication(tx, person.salesArrangementId);
    return write(tx);
  });

/** As it comes back from the table. */
const stored = (income: IncomeInput): unknown => JSON.parse(JSON.stringify(income));

async function record(
  tx: Database,
  { person, caseId, userId, now, sealer }: IncomeChange,
  subjectId: number,
  values: { before?: object; after?: object },
): Promise<void> {
  await touchCase(tx, caseId, now);
  await recordChange(tx, sealer, {
    salesArrangementId: person.salesArrangementId,
    subject: 'income',
    subjectId,
    ...values,
    userId,
    now,
  });
}
