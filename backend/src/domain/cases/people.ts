import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { ArrangementRow } from './arrangement-access';
import { loanApplicationOf } from './loan-application';
import { customersOnSA, households } from './schema/sales-arrangements';

/** Who an arrangement is about: its own people, otherwise those of the case's application. */
export async function peopleOn(db: Database, { id, caseId }: ArrangementRow) {
  const application = await loanApplicationOf(db, caseId);
  const people = await db
    .select({ person: customersOnSA, householdTypeId: households.typeId })
    .from(customersOnSA)
    .innerJoin(households, eq(households.id, customersOnSA.householdId))
    .where(inArray(customersOnSA.salesArrangementId, [id, application.id]))
    .orderBy(asc(customersOnSA.roleId), asc(customersOnSA.id));
  const own = people.filter(({ person }) => person.salesArrangementId === id);
  return own.length > 0 ? own : people;
}
