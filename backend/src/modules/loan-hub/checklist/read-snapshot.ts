import type { Contract } from '@advisor/contracts/contract';
import type { ResponseOf } from '@advisor/contracts/endpoint';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { checklistSnapshots } from '../../../db/schema/loan-hub';
import { users } from '../../../db/schema/users';

/** The checklist of the case that was kept last; empty when none was. */
export async function readSnapshot(
  db: Database,
  caseId: number,
): Promise<ResponseOf<Contract['checklist.snapshot']>> {
  const [found] = await db
    .select({
      snapshot: checklistSnapshots,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(checklistSnapshots)
    .innerJoin(users, eq(users.id, checklistSnapshots.createdBy))
    .where(eq(checklistSnapshots.caseId, caseId))
    .orderBy(desc(checklistSnapshots.id))
    .limit(1);
  if (found === undefined) return { items: [] };
  const { snapshot, firstName, lastName } = found;
  return {
    ...snapshot.checklist,
    createdOn: snapshot.createdOn.toISOString(),
    createdBy: `${firstName} ${lastName}`,
    salesArrangementId: snapshot.salesArrangementId,
  };
}
