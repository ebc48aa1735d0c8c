import type { SalesArrangement } from '@advisor/contracts/case/arrangement';
import { desc, eq, sql } from 'drizzle-orm';
import type { CaseRow } from '../../../domain/cases/case-access';
import type { Database } from '../../../platform/database/database';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { users } from '../../../platform/session/schema/users';

/** The application and the service requests of a case, newest first. */
export async function listArrangements(
  db: Database,
  { id, ownerId }: CaseRow,
): Promise<SalesArrangement[]> {
  const found = await db
    .select({
      arrangement: salesArrangements,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(salesArrangements)
    .innerJoin(users, eq(users.id, sql`coalesce(${salesArrangements.createdBy}, ${ownerId})`))
    .where(eq(salesArrangements.caseId, id))
    .orderBy(desc(salesArrangements.createdOn), desc(salesArrangements.id));
  return found.map(({ arrangement, firstName, lastName }) => ({
    salesArrangementId: arrangement.id,
    salesArrangementTypeId: arrangement.typeId as SalesArrangement['salesArrangementTypeId'],
    state: arrangement.state as SalesArrangement['state'],
    offerId: arrangement.offerId ?? undefined,
    createdOn: arrangement.createdOn.toISOString(),
    createdBy: `${firstName} ${lastName}`,
  }));
}
