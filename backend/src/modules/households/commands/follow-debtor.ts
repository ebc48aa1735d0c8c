import { and, eq } from 'drizzle-orm';
import { isDebtor } from '../../../domain/cases/loan-application';
import { cases } from '../../../domain/cases/schema/cases';
import { customersOnSA } from '../../../domain/cases/schema/sales-arrangements';
import { czechSortKey } from '../../../platform/search/czech-sort-key';
import { caseSearchKey } from '../../../platform/search/search-key';
import type { CaseChange } from '../../../domain/cases/change-case';

/** A case is found and listed by its debtor. */
export async function followDebtor({ tx, arrangement, row }: CaseChange): Promise<void> {
  const [debtor] = await tx
    .select()
    .from(customersOnSA)
    .where(and(eq(customersOnSA.salesArrangementId, arrangement.id), isDebtor));
  if (debtor === undefined) throw new Error('an application has a debtor');
  const { firstName, lastName } = debtor;
  const { id: caseId, contractNumber } = row;
  await tx
    .update(cases)
    .set({
      searchKey: caseSearchKey({ firstName, lastName, caseId, contractNumber }),
      clientSortKey: czechSortKey(lastName, firstName),
    })
    .where(eq(cases.id, caseId));
}
