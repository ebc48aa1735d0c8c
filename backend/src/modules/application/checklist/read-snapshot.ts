import type { checklistCalls } from '@advisor/contracts/checklist/calls';
import { desc, eq } from 'drizzle-orm';
import type { CallResponse } from '@advisor/contracts/operation';
import type { Database } from '../../../platform/database/database';
import { checklistSnapshots } from '../schema';
import { users } from '../../../platform/session/schema/users';

/** The checklist of the case that was kept last; empty when none was. */
export async function readSnapshot(
  db: Database,
  caseId: number,
): Promise<CallResponse<typeof checklistCalls.snapshot>> {
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
