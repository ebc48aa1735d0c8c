import { eq } from 'drizzle-orm';
import { salesArrangements } from './schema/sales-arrangements';
import { notFound } from '../../platform/failure';
import { type CaseCall, type CaseRow, openCase } from './case-access';

export type ArrangementRow = typeof salesArrangements.$inferSelect;

/** What a call on one arrangement carries. */
export type ArrangementCall = Omit<CaseCall, 'params'> & {
  params: { salesArrangementId: number };
};

const unknown = 'Žádost nebyla nalezena.';

/**
 * The arrangement that a call is about, and its case.
 * @throws Failure 404 when there is none in a case that the user may see
 */
export async function openArrangement(
  call: ArrangementCall,
): Promise<{ arrangement: ArrangementRow; row: CaseRow }> {
  const [arrangement] = await call.db
    .select()
    .from(salesArrangements)
    .where(eq(salesArrangements.id, call.params.salesArrangementId));
  if (arrangement === undefined) throw notFound(unknown);
  const row = await openCase({ ...call, params: { caseId: arrangement.caseId } }, unknown);
  return { arrangement, row };
}
