import type { SalesArrangement } from '@advisor/contracts/case/arrangement';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { CaseRow } from '../../../domain/cases/case-access';
import type { Database } from '../../../platform/database/database';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { users } from '../../../platform/session/schema/users';

/**
 * The application and the service requests of a case, newest first.
 * @param arrangementId when one of them alone is asked for
 */
export async function listArrangements(
  db: Database,
  { id, ownerId }: CaseRow,
  arrangementId?: number,
): Promise<SalesArrangement[]> {
  const found = await db
    .select({
      arrangement: salesArrangements,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(salesArrangements)
    .innerJoin(users, eq(users.id, sql`coalesce(${salesArrangements.createdBy}, ${ownerId})`))
    .where(
      and(
        eq(salesArrangements.caseId, id),
        arrangementId === undefined ? undefined : eq(salesArrangements.id, arrangementId),
      ),
    )
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
