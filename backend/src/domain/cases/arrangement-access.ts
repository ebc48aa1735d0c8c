import { eq } from 'drizzle-orm';
import { salesArrangements } from './schema/sales-arrangements';
import { notFound } from '../../platform/failure';
import { type CaseCall, type CaseRow, openCase } from './case-access';

export type ArrangementRow = typeof salesArrangements.$inferSelect;

/** What a call on one arrangement carries. */
export type ArrangementCall = Omit<CaseCall, 'params'> & {
  params: { salesArrangementId: number };
};

/**
 * The arrangement that a call is about, and its case.
 * @throws Failure 404 when there is none, 403 when its case belongs to somebody else
 */
export async function openArrangement(
  call: ArrangementCall,
): Promise<{ arrangement: ArrangementRow; row: CaseRow }> {
  const [arrangement] = await call.db
    .select()
    .from(salesArrangements)
    .where(eq(salesArrangements.id, call.params.salesArrangementId));
  if (arrangement === undefined) throw notFound('Žádost nebyla nalezena.');
  const row = await openCase({ ...call, params: { caseId: arrangement.caseId } });
  return { arrangement, row };
}
