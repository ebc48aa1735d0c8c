import { isDeepStrictEqual } from 'node:util';
import { incomeType } from '@advisor/contracts/codebooks/income';
import { and, eq } from 'drizzle-orm';
import type { CaseChange } from '../../../domain/cases/change-case';
import type { PersonChange } from '../../../domain/household/person-change';
import { byTaxReturns } from '../../../domain/incomes/by-tax-returns';
import { openIncome } from '../../../domain/incomes/read-incomes';
import { incomes } from '../../../domain/incomes/schema';

/** After tax returns were saved: the income of the business follows them, or is free again. */
export async function followTaxReturns(
  { tx, record }: CaseChange,
  change: PersonChange,
): Promise<void> {
  const { person, now, sealer, userId } = change;
  const [row] = await tx
    .select()
    .from(incomes)
    .where(
      and(eq(incomes.customerOnSAId, person.id), eq(incomes.typeId, incomeType.enterprise.code)),
    );
  if (row === undefined) return;
  const { income: before, isFromTaxReturn: wasFed } = openIncome(row, sealer);
  const { income, isFromTaxReturn } = await byTaxReturns(tx, change, before);
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
  await record({ subject: 'income', subjectId: row.id, before, after: income });
}
