import { and, eq } from 'drizzle-orm';
import type { PersonChange } from '../../../domain/household/person-change';
import { openIncome } from '../../../domain/incomes/read-incomes';
import { incomes } from '../../../domain/incomes/schema';
import type { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/failure';

/** @throws Failure 404 when the person has no such income */
export async function incomeOf(tx: Database, { person, sealer }: PersonChange, incomeId: number) {
  const [row] = await tx
    .select()
    .from(incomes)
    .where(and(eq(incomes.id, incomeId), eq(incomes.customerOnSAId, person.id)));
  if (row === undefined) throw notFound('Příjem nebyl nalezen.');
  return openIncome(row, sealer);
}
