import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CaseChange } from '../../../domain/cases/change-case';
import { cases } from '../../../domain/cases/schema/cases';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';

/**
 * Gives a case to another owner. Who has started an arrangement was its owner unless it says otherwise;
 * now it does, so that nobody becomes another's and may decide what was theirs.
 */
export async function giveCase(
  { tx, row, event }: CaseChange,
  ownerId: number,
  told: { title: string; description: string },
): Promise<void> {
  await tx
    .update(salesArrangements)
    .set({ createdBy: row.ownerId })
    .where(and(eq(salesArrangements.caseId, row.id), isNull(salesArrangements.createdBy)));
  await tx
    .update(cases)
    .set({ ownerId, version: sql`${cases.version} + 1` })
    .where(eq(cases.id, row.id));
  await event({ kind: 'case', ...told });
}
