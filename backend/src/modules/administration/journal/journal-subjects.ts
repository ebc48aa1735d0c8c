import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import {
  customersOnSA,
  documentsOnSA,
  households,
  salesArrangements,
} from '../../../domain/cases/schema/sales-arrangements';
import { offers } from '../../../domain/offers/schema/offers';
import type { Database } from '../../../platform/database/database';

/** Cases on which clients of the register are. */
export async function casesOfClients(
  db: Database,
  clientIds: readonly number[],
): Promise<number[]> {
  if (clientIds.length === 0) return [];
  const found = await db
    .selectDistinct({ caseId: salesArrangements.caseId })
    .from(customersOnSA)
    .innerJoin(salesArrangements, eq(salesArrangements.id, customersOnSA.salesArrangementId))
    .where(inArray(customersOnSA.customerId, [...clientIds]));
  return found.map(({ caseId }) => caseId);
}

/** Numbers as rows of one column, `id`. */
export const rowsOf = (ids: readonly number[]): SQL =>
  sql`(select value::int as id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/**
 * By what the journal knows clients and cases: themselves, and what belongs to the cases.
 * @returns a query of `subject` and `subject_id`
 */
export function subjectsOf(clientIds: readonly number[], caseIds: readonly number[]): SQL {
  const arrangements = sql`(select id from ${salesArrangements} where case_id in ${rowsOf(caseIds)})`;
  return sql`
    select 'client' as subject, id::text as subject_id from ${rowsOf(clientIds)} asked
    union select 'case', id::text from ${rowsOf(caseIds)} asked
    union select 'offer', id::text from ${offers} where case_id in ${rowsOf(caseIds)}
    union select 'salesArrangement', id::text from ${arrangements} asked
    union select 'customerOnSA', id::text from ${customersOnSA} where sales_arrangement_id in ${arrangements}
    union select 'household', id::text from ${households} where sales_arrangement_id in ${arrangements}
    union select 'documentOnSA', id::text from ${documentsOnSA} where sales_arrangement_id in ${arrangements}`;
}
