import { isDeepStrictEqual } from 'node:util';
import { incomeType } from '@advisor/contracts/codebooks/income';
import type { IncomeInput } from '@advisor/contracts/income/schemas';
import { and, eq } from 'drizzle-orm';
import { bankDay } from '../../platform/calendar';
import type { Database } from '../../platform/database/database';
import type { Sealer } from '../../platform/personal-data/sealer';
import { readTaxReturnIncome } from '../assessment/tax-return-income';
import { recordChange } from '../household/history/changes';
import { openIncome } from './read-incomes';
import { incomes } from './schema';

/** The person whose income it is, and when. */
interface Feeding {
  person: { id: number; salesArrangementId: number };
  now: Date;
  sealer: Sealer;
}

/** An income with the amount of the person's tax returns where they say it, in CZK. */
export async function byTaxReturns(
  tx: Database,
  { person, now, sealer }: Feeding,
  income: IncomeInput,
): Promise<{ income: IncomeInput; isFromTaxReturn: boolean }> {
  if (income.incomeTypeId !== incomeType.enterprise.code) return { income, isFromTaxReturn: false };
  const { monthlyIncome, years } = await readTaxReturnIncome(tx, sealer, person.id, bankDay(now));
  if (years.length === 0) return { income, isFromTaxReturn: false };
  const { foreignCurrency: _, ...inCzk } = income;
  return { income: { ...inCzk, netMonthlyIncome: monthlyIncome }, isFromTaxReturn: true };
}

/** After tax returns were saved: the income of the business follows them, or is free again. */
export async function followTaxReturns(
  tx: Database,
  feeding: Feeding & { userId: number },
): Promise<void> {
  const { person, now, sealer, userId } = feeding;
  const [row] = await tx
    .select()
    .from(incomes)
    .where(
      and(eq(incomes.customerOnSAId, person.id), eq(incomes.typeId, incomeType.enterprise.code)),
    );
  if (row === undefined) return;
  const { income: before, isFromTaxReturn: wasFed } = openIncome(row, sealer);
  const { income, isFromTaxReturn } = await byTaxReturns(tx, feeding, before);
  if (wasFed === isFromTaxReturn && isDeepStrictEqual(before, income)) return;
  await tx
    .update(incomes)
    .set({
      sealedIncome: sealer.seal(JSON.stringify(income)),
      isFromTaxReturn,
      version: row.version + 1,
      changedOn: now,
      changedBy: userId,
    })
    .where(eq(incomes.id, row.id));
  await recordChange(tx, sealer, {
    salesArrangementId: person.salesArrangementId,
    subject: 'income',
    subjectId: row.id,
    before,
    after: income,
    userId,
    now,
  });
}
