import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { ArrangementRow } from './arrangement-access';
import { loanApplicationOf } from './loan-application';
import { customersOnSA, households } from './schema/sales-arrangements';

type Arrangement = Pick<ArrangementRow, 'id' | 'caseId'>;

/** Who an arrangement is about: its own people, otherwise those of the case's application. */
export async function peopleOn(db: Database, arrangement: Arrangement) {
  return (await everybodyOn(db, arrangement)).people;
}

/** Who an arrangement is about, and all of it and of the case's application, by roles. */
export async function everybodyOn(db: Database, { id, caseId }: Arrangement) {
  const application = await loanApplicationOf(db, caseId);
  const everybody = await db
    .select({ person: customersOnSA, householdTypeId: households.typeId })
    .from(customersOnSA)
    .innerJoin(households, eq(households.id, customersOnSA.householdId))
    .where(inArray(customersOnSA.salesArrangementId, [id, application.id]))
    .orderBy(asc(customersOnSA.roleId), asc(customersOnSA.id));
  const own = everybody.filter(({ person }) => person.salesArrangementId === id);
  return { people: own.length > 0 ? own : everybody, everybody };
}
