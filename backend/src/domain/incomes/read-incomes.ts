import { type IncomeInput, incomeInputSchema } from '@advisor/contracts/income/schemas';
import { type CountedIncome, countIncomes } from '@advisor/lending/affordability/counted-income';
import { declaredIncome } from '@advisor/lending/affordability/declared-income';
import type { IncomePolicy } from '@advisor/lending/affordability/credit-policy';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { Sealer } from '../../platform/personal-data/sealer';
import { customersOnSA } from '../cases/schema/sales-arrangements';
import { incomes } from './schema';

type Opens = Pick<Sealer, 'open'>;

/** An income with what was entered. */
export type Income = ReturnType<typeof toIncome>;

function toIncome({ sealedIncome, ...row }: typeof incomes.$inferSelect, sealer: Opens) {
  const income = incomeInputSchema.parse(JSON.parse(sealer.open(sealedIncome)));
  return { ...row, income };
}

/** Opens one row as it stands in the table. */
export const openIncome = toIncome;

/** Incomes of people on an application, in the order of their kinds. */
export async function readIncomes(
  db: Database,
  sealer: Opens,
  customerIds: readonly number[],
): Promise<Income[]> {
  const rows = await db
    .select()
    .from(incomes)
    .where(inArray(incomes.customerOnSAId, [...customerIds]))
    .orderBy(asc(incomes.customerOnSAId), asc(incomes.typeId), asc(incomes.id));
  return rows.map((row) => toIncome(row, sealer));
}

/** Incomes of everybody in a household, which are counted together. */
export async function householdIncomes(
  db: Database,
  sealer: Opens,
  householdId: number,
): Promise<Income[]> {
  const rows = await db
    .select(getTableColumns(incomes))
    .from(incomes)
    .innerJoin(customersOnSA, eq(customersOnSA.id, incomes.customerOnSAId))
    .where(eq(customersOnSA.householdId, householdId))
    .orderBy(asc(incomes.customerOnSAId), asc(incomes.typeId), asc(incomes.id));
  return rows.map((row) => toIncome(row, sealer));
}

/**
 * What the bank counts of each income of a household.
 * @param day `YYYY-MM-DD`
 */
export function countHouseholdIncomes(
  household: readonly { income: IncomeInput }[],
  policy: IncomePolicy,
  day: string,
): CountedIncome[] {
  return countIncomes(
    household.map(({ income }) => declaredIncome(income)),
    policy,
    day,
  );
}
